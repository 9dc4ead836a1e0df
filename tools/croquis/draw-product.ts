import type { View } from '../../db/seed/pictures/picture-names.ts'
import type { Garment } from '../../db/seed/products/demo-garment.ts'
import type { Camera } from './form/camera.ts'
import { joined } from './form/part.ts'
import type { Side } from './garment.ts'
import { type CuttingRoom, openCuttingRoom } from './garments/cutting-room.ts'
import { clothesOf, standFor } from './garments/wardrobe.ts'
import { rgbOf } from './paint/colour.ts'
import { layFloorShadow } from './paint/floor-shadow.ts'
import { layGround } from './paint/ground-wash.ts'
import type { Pigment } from './paint/pigment.ts'
import { layShapes } from './paint/shape-wash.ts'
import { handwritten } from './pen/handwriting.ts'
import { closeProduct, wholeProduct } from './product-frame.ts'
import { roomBehind, windowLight } from './product-room.ts'
import { type Random, randomOf } from './random.ts'
import { renderSheet } from './render-sheet.ts'
import { sheetSize } from './sheet-size.ts'
import { drawSwatch } from './swatch.ts'

/** A view of a piece as a finished sheet, ready to be taken in like any upload. */
export const drawProduct = async (garment: Garment, view: View): Promise<Buffer> => {
  const room = await openCuttingRoom(garment)
  if (view === 'swatch') return drawSwatch(room)
  const side: Side = view === 'back' ? 'back' : 'front'
  const clothes = clothesOf(room, side)
  const all = joined(standFor(garment), clothes)
  const camera = view === 'detail' ? closeProduct(room) : wholeProduct(room, side, { clothes, all })
  return renderSheet({
    ...sheetSize,
    name: `${garment.reference}-${view}`,
    camera,
    ...(view === 'front' ? joined(all, roomBehind(garment, camera)) : all),
    ground: (pigment, random) => layBackground(pigment, { room, camera, random, view }),
    ink: reference(garment, view),
  })
}

interface Background {
  readonly room: CuttingRoom
  readonly camera: Camera
  readonly random: Random
  readonly view: View
}

const layBackground = async (
  pigment: Pigment,
  { room: { colours, garment }, camera, random, view }: Background,
) => {
  const isClose = view === 'detail'
  const light = view === 'front' ? windowLight(garment, camera) : undefined
  if (light) await layShapes(pigment, { ...sheetSize, ...light, colour: rgbOf(light.colour) })
  // White cloth needs a tint behind it, beside a window too.
  if (!light || colours.isWhite)
    layGround(pigment, {
      ...sheetSize,
      colour: colours.ground,
      ...(isClose ? closePatch(random) : patchBehind(random)),
      layers: colours.isWhite ? 0.52 : 0.32,
      random,
    })
  if (isClose || camera.originY > sheetSize.height - 60) return
  const reach = (garment.length === 'longue' ? 46 : 30) * camera.pixelsPerCm
  // It falls to the right, and ends before the sheet does.
  const across = Math.min(reach, (sheetSize.width - 40 - camera.originX) / 1.4)
  layFloorShadow(pigment, {
    ...sheetSize,
    centre: [camera.originX + across * 0.4, camera.originY + 1.5 * camera.pixelsPerCm],
    reach: [across, reach * 0.2],
  })
}

/** Tall, broad or low, never twice the same, and never quite behind the figure. */
const patchBehind = (random: Random) => {
  const wide = random.next()
  return {
    centre: [random.around(0.5, 0.055), random.around(0.45, 0.035)] as const,
    reach: [0.27 + 0.19 * wide, 0.45 - 0.13 * wide + random.around(0, 0.02)] as const,
    squareness: random.between(2.1, 4.6),
  }
}

const closePatch = (random: Random) => ({
  centre: [random.around(0.52, 0.07), random.around(0.42, 0.05)] as const,
  reach: [random.between(0.4, 0.5), random.between(0.32, 0.42)] as const,
  squareness: random.between(2.2, 4),
})

/** Where the sheet is bare: at the foot of a whole figure, above a near one. */
const reference = ({ reference: text }: Garment, view: View) =>
  handwritten(
    text,
    { at: [84, view === 'detail' ? 70 : 1512], height: 32, width: 2.7 },
    randomOf(`${text}-reference`),
  )
