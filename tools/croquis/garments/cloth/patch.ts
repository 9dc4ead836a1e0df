import { mix } from '../../curves.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { onShell, type ShellPlan } from '../../form/shell.ts'
import type { Cloth } from '../../paint/cloth.ts'

interface PatchPlan {
  readonly on: ShellPlan
  readonly cloth: Cloth
  /** From its upper to its lower end. */
  readonly heights: readonly [high: number, low: number]
  /** Its two sides at a share of the way down, as angles. */
  readonly sides: (down: number) => readonly [inner: number, outer: number]
  /** How far its outer side stands off, in centimetres. */
  readonly lift?: number
  /** How much higher its outer side lies than its inner one. */
  readonly rise?: (down: number) => number
  readonly rows?: number
}

/** A flat piece that lies on another: lapels, collars, flaps. */
export const patch = ({
  on,
  cloth,
  heights: [high, low],
  sides,
  lift = 1.1,
  rise = () => 0,
  rows = 90,
}: PatchPlan): Mesh =>
  meshOf({
    cols: 16,
    rows,
    cloth,
    edges: { top: true, bottom: true, sides: true },
    place: (across, down) => {
      const [inner, outer] = sides(down)
      const isTurned = inner > outer
      const share = isTurned ? 1 - across : across
      const height = mix(high, low, down) + rise(down) * share
      return {
        at: onShell(on, mix(inner, outer, share), height, 0.35 + lift * Math.sin(share * 2.2)),
        weave: [share * 9, height],
      }
    },
  })
