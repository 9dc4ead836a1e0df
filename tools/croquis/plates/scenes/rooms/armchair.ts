import { degrees } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import { moved } from '../../../form/moved.ts'
import { type Part, part } from '../../../form/part.ts'
import { tube } from '../../../form/tube.ts'
import type { Cloth } from '../../../paint/cloth.ts'
import { materials } from '../materials.ts'
import { cushion } from '../solids.ts'

const leg = (from: Vec3, to: Vec3) =>
  tube({
    cloth: materials.walnut,
    path: [from, to],
    radius: (share) => [1.9 - 0.9 * share, 1.9 - 0.9 * share],
    cols: 20,
    rows: 20,
  })

/** An armchair with a rounded back, its front towards z. */
export const armchair = (cloth: Cloth, { at, turn }: { at: Vec3; turn: number }): Part => {
  const arm = (side: 1 | -1) => [
    tube({
      cloth,
      path: [
        [side * 31, 62, -24],
        [side * 33, 64, -6],
        [side * 33, 62, 14],
        [side * 32, 57, 25],
        [side * 31.5, 46, 26],
      ],
      radius: () => [5, 4.4],
    }),
    cushion({ cloth, at: [side * 31, 46, 0], size: [8, 28, 48], soft: 0.3 }),
  ]
  const frame = tube({
    cloth: materials.walnut,
    path: Array.from({ length: 13 }, (_, step): Vec3 => {
      const angle = (step / 12) * Math.PI
      return [-34 * Math.cos(angle), 66 + 38 * Math.sin(angle) ** 0.8, -29 - 9 * Math.sin(angle)]
    }),
    radius: () => [1.6, 1.6],
    cols: 20,
  })
  return moved(
    part([
      cushion({ cloth, at: [0, 40, 2], size: [58, 15, 56], soft: 0.35 }),
      cushion({ cloth, at: [0, 32, 0], size: [64, 10, 58], soft: 0.25 }),
      cushion({ cloth, at: [0, 72, -26], size: [64, 62, 13], soft: 0.5, lean: 0.18 }),
      ...arm(1),
      ...arm(-1),
      frame,
      ...([1, -1] as const).flatMap((side) => [
        leg([side * 27, 28, 24], [side * 28, 0, 27]),
        leg([side * 27, 28, -24], [side * 29, 0, -30]),
      ]),
    ]),
    { by: at, turn: degrees(turn) },
  )
}
