import { degrees } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { moved } from '../../form/moved.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { ribbon } from '../../form/ribbon.ts'
import { tube } from '../../form/tube.ts'
import type { Cloth } from '../../paint/cloth.ts'
import type { Seam } from '../../pen/seam.ts'
import { materials } from './materials.ts'
import { cushion, turned } from './solids.ts'

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

/** A standing mirror in an oval frame that swings between two posts. */
export const standingMirror = ({ at, turn }: { at: Vec3; turn: number }): Part => {
  const oval = (share: number, reach: number, forward = 0): Vec3 => {
    const angle = share * 2 * Math.PI
    return [Math.sin(angle) * 29 * reach, 100 - Math.cos(angle) * 66 * reach, forward]
  }
  const rim = tube({
    cloth: materials.walnut,
    path: Array.from({ length: 49 }, (_, step) => oval(step / 48, 1)),
    radius: () => [2.1, 2.1],
    cols: 20,
    rows: 200,
    edges: { top: false, bottom: false },
  })
  const glass = ribbon({
    cloth: materials.glass,
    path: [
      [0, 166, -0.4],
      [0, 100, -0.4],
      [0, 34, -0.4],
    ],
    width: (share) => 2 * 28.6 * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)),
    faces: [0, 0, 1],
    cols: 20,
    rows: 80,
    line: 0,
  })
  const glints = [0, 5, 13].map(
    (step): Seam => ({
      path: Array.from(
        { length: 12 },
        (_, place): Vec3 => [-14 + step + place * 1.7, 96 + place * 3.4 - step, 0.4],
      ),
      width: 1.3,
    }),
  )
  const post = (side: 1 | -1) => [
    turned({
      cloth: materials.walnut,
      at: [side * 33, 6, 0],
      profile: [
        [0, 2],
        [10, 1.4],
        [60, 1.2],
        [100, 1.7],
        [106, 1],
        [110, 2],
        [114, 0.2],
      ],
    }),
    tube({
      cloth: materials.walnut,
      path: [
        [side * 33, 10, 0],
        [side * 33, 5, 12],
        [side * 33, 1.4, 24],
      ],
      radius: () => [1.6, 1.6],
      cols: 16,
      rows: 20,
    }),
    tube({
      cloth: materials.walnut,
      path: [
        [side * 33, 10, 0],
        [side * 33, 5, -12],
        [side * 33, 1.4, -24],
      ],
      radius: () => [1.6, 1.6],
      cols: 16,
      rows: 20,
    }),
  ]
  const bar = tube({
    cloth: materials.walnut,
    path: [
      [-33, 16, 0],
      [33, 16, 0],
    ],
    radius: () => [1.3, 1.3],
    cols: 16,
  })
  return moved(part([glass, rim, ...post(1), ...post(-1), bar], glints), { by: at, turn: degrees(turn) })
}

/** A small round table, laid for tea. */
export const teaTable = ({ at }: { at: Vec3 }): Part => {
  const cup = (place: Vec3) =>
    joined(
      part([
        turned({
          cloth: materials.porcelain,
          at: place,
          profile: [
            [0, 2],
            [0.5, 6.2],
            [1, 6.6],
          ],
        }),
        turned({
          cloth: materials.porcelain,
          at: [place[0], place[1] + 1, place[2]],
          profile: [
            [0, 2.2],
            [1.4, 3.2],
            [3.4, 4.2],
            [5.2, 4.6],
          ],
        }),
      ]),
    )
  const pot = part([
    turned({
      cloth: materials.porcelain,
      at: [0, 58, -6],
      profile: [
        [0, 3.6],
        [2, 6.4],
        [6, 8],
        [10, 6.6],
        [12.6, 4],
        [13.4, 3.8],
        [15, 1.2],
        [16, 1.5],
        [17.2, 0.2],
      ],
    }),
    tube({
      cloth: materials.porcelain,
      path: [
        [7, 63, -6],
        [11, 65, -6],
        [12.5, 69, -6],
        [14.6, 71, -6],
      ],
      radius: (share) => [1.7 - 0.8 * share, 1.7 - 0.8 * share],
      cols: 20,
      rows: 30,
    }),
    tube({
      cloth: materials.porcelain,
      path: [
        [-7, 69, -6],
        [-12, 70, -6],
        [-12.4, 64, -6],
        [-7.4, 61.6, -6],
      ],
      radius: () => [0.7, 0.7],
      cols: 14,
      rows: 30,
    }),
  ])
  return moved(
    joined(
      part([
        turned({
          cloth: materials.walnut,
          at: [0, 0, 0],
          profile: [
            [0, 13],
            [1.6, 13],
            [3, 4],
            [10, 2],
            [28, 1.7],
            [46, 2.2],
            [53, 4],
            [55, 10],
          ],
        }),
        turned({
          cloth: materials.walnut,
          at: [0, 55, 0],
          profile: [
            [0, 26],
            [1, 27],
            [2.2, 27],
            [2.8, 26],
            [2.9, 0.1],
          ],
        }),
      ]),
      pot,
      cup([15, 58, 7]),
      cup([-9, 58, 12]),
    ),
    { by: at },
  )
}
