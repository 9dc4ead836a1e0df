import { degrees } from './curves.ts'
import { framed } from './form/framing.ts'
import { joined, type Part, part } from './form/part.ts'
import { stand } from './form/stand.ts'
import type { Garment, Side, View } from './garment.ts'
import { drawBelt, drawStole, drawVeil } from './garments/accessories.ts'
import { type CuttingRoom, openCuttingRoom } from './garments/cutting-room.ts'
import { drawDress } from './garments/dress.ts'
import {
  drawBlouse,
  drawJumpsuit,
  drawShirtDress,
  drawSkirt,
  drawTrousers,
  drawTuxedo,
  drawTwoPiece,
} from './garments/separates.ts'
import { drawCoat, drawJacket } from './garments/tailoring.ts'
import { layGround } from './paint/ground-wash.ts'
import { renderSheet } from './render-sheet.ts'

export const sheetSize = { width: 1200, height: 1600 } as const

type Make = (room: CuttingRoom, side: Side) => Part

const makers: Readonly<Record<string, Make>> = {
  robe: (room, side) => (room.garment.neckline === 'chemise' ? drawShirtDress : drawDress)(room, side),
  combinaison: drawJumpsuit,
  ensemble: drawTwoPiece,
  tailleur: drawTuxedo,
  chemisier: drawBlouse,
  jupe: drawSkirt,
  pantalon: drawTrousers,
  veste: drawJacket,
  manteau: drawCoat,
  voile: drawVeil,
  étole: drawStole,
  ceinture: drawBelt,
}

const isShort = ({ length, garment }: Garment) =>
  length === 'hanches' || length === 'taille' || garment === 'ceinture'

/** A view of a piece as a finished sheet, ready to be taken in like any upload. */
export const drawPiece = async (garment: Garment, view: View): Promise<Buffer> => {
  const room = await openCuttingRoom(garment)
  const side: Side = view === 'back' ? 'back' : 'front'
  const clothes = (makers[garment.garment] ?? drawDress)(room, side)
  const hasFeet = garment.length !== 'longue' || garment.garment === 'étole'
  const { meshes, seams } = joined(part(stand({ feet: hasFeet })), clothes)
  const turn = room.hand('turn')
  const away = garment.train === 'aucune' && turn.next() < 0.4 ? 1 : -1
  const yaw = side === 'front' ? away * turn.between(17, 25) : 180 + away * turn.between(14, 20)
  const camera = framed(isShort(garment) ? meshes.filter((mesh) => clothes.meshes.includes(mesh)) : meshes, {
    ...sheetSize,
    yaw: degrees(yaw),
    pitch: degrees(side === 'front' ? 8.5 : 9.5),
    pixelsPerCm: isShort(garment) ? 13 : 8,
    margin: isShort(garment) ? { side: 130, top: 330, bottom: 330 } : { side: 80, top: 90, bottom: 110 },
  })
  return renderSheet({
    ...sheetSize,
    name: `${garment.reference}-${view}`,
    camera,
    meshes,
    seams,
    ground: (pigment, random) =>
      layGround(pigment, {
        ...sheetSize,
        colour: room.colours.ground,
        centre: [0.5, 0.46],
        reach: [0.4, 0.42],
        layers: room.colours.isWhite ? 0.55 : 0.3,
        random,
      }),
  })
}
