import type { Cloth } from '../paint/cloth.ts'
import type { Vec3 } from './camera.ts'
import { flat, type ReliefAt } from './folds.ts'
import { type Mesh, meshOf } from './mesh.ts'
import { crossed, minus, plus, squareTo, times, unit, wayThrough } from './vectors.ts'

interface TubePlan {
  readonly cloth: Cloth
  readonly path: readonly Vec3[]
  /** Half across and half deep, along the way. */
  readonly radius: (share: number) => readonly [across: number, deep: number]
  readonly relief?: ReliefAt
  readonly sheer?: boolean
  readonly line?: number
  readonly edges?: Partial<Mesh['edges']>
  /** How much further one side hangs at the end. */
  readonly hem?: (angle: number) => number
  readonly cols?: number
  readonly rows?: number
}

/** Cloth around a way: sleeves, legs, cords. Angle 0 faces the front. */
export const tube = ({ cloth, path, radius, relief = () => flat, hem, ...plan }: TubePlan): Mesh => {
  const way = wayThrough(path)
  return meshOf({
    cols: plan.cols ?? 72,
    rows: plan.rows ?? 90,
    cloth,
    sheer: plan.sheer ?? false,
    line: plan.line ?? 1,
    edges: { top: false, ...plan.edges },
    place: (around, down) => {
      const angle = (around * 2 - 1) * Math.PI
      const centre = way(down)
      const axis = unit(minus(way(Math.min(1, down + 0.01)), way(Math.max(0, down - 0.01))))
      const front = squareTo(axis, [0, 0, 1])
      const side = crossed(front, axis)
      const [across, deep] = radius(down)
      const { out, hollow } = relief(angle, down, centre[1])
      const drop = hem ? times(axis, hem(angle) * down ** 6) : ([0, 0, 0] as const)
      return {
        at: plus(
          plus(centre, drop),
          plus(times(side, Math.sin(angle) * (across + out)), times(front, Math.cos(angle) * (deep + out))),
        ),
        hollow,
        weave: [angle * 7, -centre[1]],
      }
    },
  })
}
