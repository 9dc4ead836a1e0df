import { degrees } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import type { Mesh } from '../../../form/mesh.ts'
import { moved } from '../../../form/moved.ts'
import { type Part, part } from '../../../form/part.ts'
import { ribbon } from '../../../form/ribbon.ts'
import { tube } from '../../../form/tube.ts'
import type { Seam } from '../../../pen/seam.ts'
import { materials } from '../materials.ts'
import { turned } from '../solids.ts'

const { walnut } = materials

const onTheOval = (share: number): Vec3 => {
  const angle = share * 2 * Math.PI
  return [Math.sin(angle) * 29, 100 - Math.cos(angle) * 66, 0]
}

const rim = (): Mesh =>
  tube({
    cloth: walnut,
    path: Array.from({ length: 49 }, (_, step) => onTheOval(step / 48)),
    radius: () => [2.1, 2.1],
    cols: 20,
    rows: 200,
    edges: { top: false, bottom: false },
  })

const glass = (): Mesh =>
  ribbon({
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

/** Strokes across the glass, as light is drawn on it. */
const glints = (): readonly Seam[] =>
  [0, 5, 13].map((step) => ({
    path: Array.from(
      { length: 12 },
      (_, place): Vec3 => [-14 + step + place * 1.7, 96 + place * 3.4 - step, 0.4],
    ),
    width: 1.3,
  }))

type Way = 1 | -1

/** A foot of a post, running out before it or behind. */
const foot = (side: Way, way: Way): Mesh =>
  tube({
    cloth: walnut,
    path: [
      [side * 33, 10, 0],
      [side * 33, 5, way * 12],
      [side * 33, 1.4, way * 24],
    ],
    radius: () => [1.6, 1.6],
    cols: 16,
    rows: 20,
  })

const post = (side: Way): readonly Mesh[] => [
  turned({
    cloth: walnut,
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
  foot(side, 1),
  foot(side, -1),
]

const bar = (): Mesh =>
  tube({
    cloth: walnut,
    path: [
      [-33, 16, 0],
      [33, 16, 0],
    ],
    radius: () => [1.3, 1.3],
    cols: 16,
  })

/** A standing mirror in an oval frame that swings between two posts. */
export const standingMirror = ({ at, turn }: { at: Vec3; turn: number }): Part =>
  moved(part([glass(), rim(), ...post(1), ...post(-1), bar()], glints()), { by: at, turn: degrees(turn) })
