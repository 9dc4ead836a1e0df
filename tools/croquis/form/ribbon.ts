import type { Cloth } from '../paint/cloth.ts'
import type { Vec3 } from './camera.ts'
import { type Mesh, meshOf } from './mesh.ts'
import { crossed, minus, plus, squareTo, times, unit, wayThrough } from './vectors.ts'

interface RibbonPlan {
  readonly cloth: Cloth
  readonly path: readonly Vec3[]
  readonly width: (share: number) => number
  /** Which way its good side faces. */
  readonly faces: Vec3 | ((share: number) => Vec3)
  /** How far it bulges between its edges, in centimetres; folds along its length when it goes up and down. */
  readonly bulge?: (across: number, share: number) => number
  readonly hollow?: (across: number, share: number) => number
  readonly sheer?: boolean
  readonly line?: number
  readonly cols?: number
  readonly rows?: number
  readonly ends?: boolean
}

/** A flat length of cloth along a way: straps, sashes, bows, stoles. */
export const ribbon = ({
  cloth,
  path,
  width,
  faces,
  bulge = () => 0,
  hollow = () => 0,
  ...plan
}: RibbonPlan): Mesh => {
  const way = wayThrough(path)
  const length = path
    .slice(1)
    .reduce((sum, place, index) => sum + Math.hypot(...minus(place, path[index] ?? place)), 0)
  return meshOf({
    cols: plan.cols ?? 10,
    rows: plan.rows ?? 60,
    cloth,
    sheer: plan.sheer ?? false,
    line: plan.line ?? 1,
    edges: { top: plan.ends ?? false, bottom: plan.ends ?? false, sides: true },
    place: (around, down) => {
      const along = unit(minus(way(Math.min(1, down + 0.01)), way(Math.max(0, down - 0.01))))
      const out = squareTo(along, typeof faces === 'function' ? faces(down) : faces)
      const side = crossed(out, along)
      const across = around * 2 - 1
      return {
        at: plus(way(down), plus(times(side, (across * width(down)) / 2), times(out, bulge(across, down)))),
        hollow: hollow(across, down),
        weave: [(across * width(down)) / 2, down * length],
      }
    },
  })
}
