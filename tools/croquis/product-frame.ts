import type { Garment } from '../../db/seed/products/demo-garment.ts'
import { degrees } from './curves.ts'
import type { Camera } from './form/camera.ts'
import { framed } from './form/framing.ts'
import type { Part } from './form/part.ts'
import type { Side } from './garment.ts'
import type { CuttingRoom } from './garments/cutting-room.ts'
import { sheetSize } from './sheet-size.ts'

const endsAtHip = ({ length, garment }: Garment) =>
  length === 'hanches' || length === 'taille' || garment === 'ceinture'

/** Gowns are turned a little, each by its own amount, so that no two stand alike; a train is seen from higher up. */
const angleOf = ({ garment, hand }: CuttingRoom, side: Side) => {
  const turn = hand('turn')
  const way = garment.train === 'aucune' && turn.next() < 0.4 ? 1 : -1
  const higher = garment.train === 'aucune' ? 0 : 5
  return side === 'front'
    ? { yaw: degrees(way * turn.between(17, 25)), pitch: degrees(8.5 + higher) }
    : { yaw: degrees(180 + way * turn.between(14, 20)), pitch: degrees(9.5 + higher) }
}

/** The whole piece, standing on its sheet; what ends at the hip is shown nearer, its stand running out of the picture. */
export const wholeProduct = (
  room: CuttingRoom,
  side: Side,
  { clothes, all }: { clothes: Part; all: Part },
): Camera =>
  endsAtHip(room.garment)
    ? framed(clothes.meshes, {
        ...sheetSize,
        ...angleOf(room, side),
        pixelsPerCm: room.garment.garment === 'ceinture' ? 20 : 13,
        margin: { side: 130, top: 330, bottom: 330 },
      })
    : framed(all.meshes, {
        ...sheetSize,
        ...angleOf(room, side),
        pixelsPerCm: 8.1,
        margin: { side: 60, top: 90, bottom: 130 },
      })

/** The height that a close view is about, and how near it goes. */
const closeViews: Readonly<Record<string, readonly [height: number, pixelsPerCm: number]>> = {
  jupe: [93, 20],
  pantalon: [92, 20],
  tailleur: [121, 18],
  voile: [140, 19],
  étole: [126, 17],
  ceinture: [106, 30],
  manteau: [122, 17],
}

/** Near enough to see how it is sewn. */
export const closeProduct = (room: CuttingRoom): Camera => {
  const [height, pixelsPerCm] = closeViews[room.garment.garment] ?? [125.5, 21]
  const { yaw } = angleOf(room, 'front')
  const pitch = degrees(7)
  return {
    yaw: -yaw * 1.2,
    pitch,
    pixelsPerCm,
    originX: sheetSize.width / 2,
    originY: sheetSize.height / 2 + height * Math.cos(pitch) * pixelsPerCm,
  }
}
