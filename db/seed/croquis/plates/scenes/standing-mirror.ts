import { degrees } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { moved } from '../../form/moved.ts'
import { type Part, part } from '../../form/part.ts'
import { ribbon } from '../../form/ribbon.ts'
import { tube } from '../../form/tube.ts'
import type { Seam } from '../../pen/seam.ts'
import { materials } from './materials.ts'
import { turned } from './solids.ts'

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
