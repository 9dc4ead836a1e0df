import { mix, smooth, through } from '../../curves.ts'
import type { Mesh } from '../../form/mesh.ts'
import { sewn, type Thread } from '../../form/sewn.ts'
import { type ShellPlan, shell } from '../../form/shell.ts'
import type { Cloth } from '../../paint/cloth.ts'
import type { Seam } from '../../pen/seam.ts'
import { patch } from '../cloth/patch.ts'

interface CollarPlan {
  readonly on: ShellPlan
  readonly cloth: Cloth
  /** The height at which the fronts meet. */
  readonly meets: number
}

const neckSide = 147.3

/** A front edge rolls to the neck in a line that looks straight on the rounding of the chest. */
const rolling = 1.75

/** Where the front edge of a coat lies at a height: the V that its collar rolls along. */
export const rollAngle = (height: number, meets: number) =>
  1.2 * Math.max(0, Math.min(1, (height - meets) / (neckSide - meets))) ** rolling

type LapelShape = (down: number) => number

const shawl = through([
  [0, 0.34],
  [0.2, 0.5],
  [0.45, 0.68],
  [0.7, 0.56],
  [0.9, 0.22],
  [1, 0],
])

/** A collar, a notch, and a lapel that comes to a point below it. */
const notched: LapelShape = (down) => {
  if (down < 0.22) return mix(0.3, 0.52, down / 0.22)
  if (down < 0.25) return mix(0.52, 0.3, (down - 0.22) / 0.03)
  if (down < 0.31) return mix(0.3, 0.68, (down - 0.25) / 0.06)
  return 0.68 * (1 - smooth(0.31, 1.04, down) ** 0.85)
}

const biker: LapelShape = (down) => {
  if (down < 0.22) return mix(0.34, 0.44, down / 0.22)
  if (down < 0.25) return mix(0.44, 0.28, (down - 0.22) / 0.03)
  if (down < 0.32) return mix(0.28, 0.8, (down - 0.25) / 0.07)
  return 0.8 * (1 - smooth(0.32, 1, down))
}

const broad: LapelShape = through([
  [0, 0.5],
  [0.2, 0.72],
  [0.42, 0.82],
  [0.7, 0.6],
  [0.92, 0.2],
  [1, 0],
])

/** How far above the fronts a lapel may lie, in centimetres. */
const liesOver = 3

const shapes = { shawl, notched, biker, broad } as const

/** The edges of both lapels, drawn where they lie on the fronts; `inset` is that of a row of stitches. */
export const lapelEdges = (
  on: ShellPlan,
  {
    meets,
    shape,
    inset = 0,
    ...thread
  }: { meets: number; shape: keyof typeof shapes; inset?: number } & Thread,
): readonly Seam[] =>
  [1, -1].map((side) => ({
    ...sewn(
      on,
      Array.from({ length: 25 }, (_, step) => {
        const down = step / 24
        const height = mix(neckSide, meets, down)
        const angle = rollAngle(height, meets) - 0.05 + Math.max(0, shapes[shape](down) - inset)
        return [angle * side, height - 0.6 * (1 - down)] as const
      }),
      thread,
    ),
    tolerance: liesOver,
  }))

/** Both lapels of a coat, and the band behind the neck that joins them. */
export const lapels = ({
  on,
  cloth,
  meets,
  shape,
}: CollarPlan & { shape: keyof typeof shapes }): readonly Mesh[] => {
  const width = shapes[shape]
  const isBroad = shape === 'broad'
  const sides = [1, -1].map((side) =>
    patch({
      on,
      cloth,
      heights: [neckSide + 0.6, meets],
      sides: (down) => {
        const roll = rollAngle(mix(neckSide, meets, down), meets) - 0.05
        return [roll * side, (roll + width(down)) * side]
      },
      rise: (down) => (isBroad ? -2.5 * (1 - down) : -1.2 * (1 - down)),
      lift: isBroad ? 1.8 : 0.9,
    }),
  )
  const band = shell({
    cloth,
    top: isBroad ? 151.4 : 149.8,
    bottom: 144.6,
    section: (height) => ({
      halfWidth: mix(11.5, 7, smooth(144.6, 151, height)),
      halfDepth: mix(8.6, 6.6, smooth(144.6, 151, height)),
      forward: -1.2,
    }),
    cut: (angle, height) => Math.abs(angle) - 0.98 - 0.075 * Math.max(0, height - 146.5),
    cols: 90,
    rows: 20,
    edges: { bottom: false },
  })
  return [band, ...sides]
}

/** A shirt's collar: two points in front, a stand behind. */
export const shirtCollar = ({ on, cloth, meets }: CollarPlan): readonly Mesh[] => [
  shell({
    cloth,
    top: 150.6,
    bottom: 146,
    section: (height) => ({
      halfWidth: mix(8.6, 6.3, smooth(146, 151, height)),
      halfDepth: mix(7.6, 6.3, smooth(146, 151, height)),
      forward: -0.9,
    }),
    cut: (angle) => Math.abs(angle) - 0.5,
    cols: 90,
    rows: 24,
    edges: { bottom: false },
  }),
  ...[1, -1].map((side) =>
    patch({
      on,
      cloth,
      heights: [148.6, meets + 2.5],
      sides: (down) => {
        const roll = 1.2 * (1 - down) ** 0.8 + 0.02
        return [roll * side, (roll + mix(0.3, 0.62, down)) * side]
      },
      rise: (down) => -6 * down,
      lift: 0.8,
      rows: 40,
    }),
  ),
]
