import { mix, smooth } from '../curves.ts'
import type { Cloth } from '../paint/cloth.ts'
import type { Vec3 } from './camera.ts'
import { flat, type ReliefAt } from './folds.ts'
import { type Mesh, meshOf } from './mesh.ts'
import { angleAt, onBody, type Section } from './stand.ts'
import { wayThrough } from './vectors.ts'

/** Cloth that lies behind the hem on the floor. */
export interface Train {
  /** Centimetres at its longest. */
  readonly length: number
  /** Which way it lies: π is straight behind. */
  readonly towards: number
  /** How narrow it is: the half angle it takes. */
  readonly spread: number
}

/** Cloth around the stand, from one height down to another. */
export interface ShellPlan {
  readonly cloth: Cloth
  readonly top: number
  readonly bottom: number
  /** The outline where the cloth leaves the body; undefined where it lies on it. */
  readonly section: (height: number) => Section | undefined
  /** Where cloth lies that has no oval outline: trousers. */
  readonly place?: (angle: number, height: number) => Vec3
  readonly ease?: number
  readonly relief?: ReliefAt
  /** Negative where there is no cloth. */
  readonly cut?: (angle: number, height: number) => number
  readonly train?: Train | undefined
  /** How much lower than `bottom` the hem hangs at an angle. */
  readonly hem?: (angle: number) => number
  readonly sheer?: boolean
  readonly line?: number
  readonly edges?: Partial<Mesh['edges']>
  readonly cols?: number
  readonly rows?: number
}

const onSection = (angle: number, height: number, { halfWidth, halfDepth, forward }: Section): Vec3 => [
  halfWidth * Math.sin(angle),
  height,
  forward + halfDepth * Math.cos(angle),
]

/** The cloth before it folds, at a height. */
export const shellPlace = (
  { section, place, ease = 0.5 }: Pick<ShellPlan, 'section' | 'place' | 'ease'>,
  angle: number,
  height: number,
): Vec3 => {
  if (place) return place(angle, height)
  const outline = section(height)
  if (!outline) return onBody(angle, height, ease)
  const away = onSection(angle, height, outline)
  const share = outline.onBody ?? 0
  if (share === 0) return away
  const near = onBody(angle, height, ease)
  return [mix(away[0], near[0], share), height, mix(away[2], near[2], share)]
}

/** A place on the cloth itself, folds included, or so far before it. */
export const onShell = (plan: ShellPlan, angle: number, height: number, lift = 0.15): Vec3 => {
  const [x, y, z] = shellPlace(plan, angle, height)
  const down = (plan.top - height) / (plan.top - plan.bottom)
  const out = (plan.relief?.(angle, down, height).out ?? 0) + lift
  return [x + Math.sin(angle) * out, y, z + Math.cos(angle) * out]
}

/** A line on the cloth through the given angles and heights. */
export const alongShell = (
  plan: ShellPlan,
  places: readonly (readonly [angle: number, height: number])[],
  lift?: number,
): readonly Vec3[] => {
  const way = wayThrough(places.map(([angle, height]): Vec3 => [angle, height, 0]))
  const steps = 24 * (places.length - 1)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [angle, height] = way(step / steps)
    return onShell(plan, angle, height, lift)
  })
}

export const shell = (plan: ShellPlan): Mesh => {
  const { cloth, top, bottom, relief = () => flat, cut, train, hem, sheer = false, line = 1 } = plan
  const { cols = 300, rows = 200 } = plan
  return meshOf({
    cols,
    rows,
    cloth,
    sheer,
    line,
    edges: plan.edges ?? {},
    place: (around, share) => {
      const angle = angleAt(around)
      const lower = bottom - (hem?.(angle) ?? 0)
      const run = top - lower
      const trail = train ? trailAt(train, angle) : 0
      const reached = share * (run + trail)
      const { fallen, beyond } = bent(reached, run, trail)
      const height = top - fallen
      const down = fallen / run
      const [x, y, z] = shellPlace(plan, angle, height)
      const { out, hollow } = relief(angle, down, height)
      const outward = out + beyond + trail * 0.22 * down ** 3
      const direction = angle + (train ? trainSweep(train, angle, beyond) : 0)
      return {
        at: [
          x + Math.sin(direction) * outward,
          y + Math.min(1, beyond / 12) * hollowRise(out, beyond),
          z + Math.cos(direction) * outward,
        ],
        hollow: hollow * (1 - 0.3 * smooth(0, 90, beyond)),
        cut: cut?.(angle, height) ?? 1,
        weave: [angle * mix(14, 34, down), reached],
      }
    },
  })
}

/** Cloth does not break where it meets the floor: it bends, the more the more of it follows. */
const bent = (reached: number, run: number, trail: number) => {
  const bend = Math.min(9, trail * 0.12)
  if (bend < 0.5) return { fallen: Math.min(run, reached), beyond: Math.max(0, reached - run) }
  const past = (reached - run) / bend
  const beyond = past > 20 ? reached - run : bend * Math.log1p(Math.exp(past))
  return { fallen: reached - beyond, beyond }
}

/** On the floor a fold still stands up a little. */
const hollowRise = (out: number, beyond: number) => Math.max(0, out) * 0.85 * Math.exp(-beyond / 110)

const trailAt = ({ length, towards, spread }: Train, angle: number) => {
  const away = Math.abs(((angle - towards + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
  return length * smooth(spread, spread * 0.15, away)
}

/** A train is drawn together towards its end. */
const trainSweep = ({ length, towards }: Train, angle: number, beyond: number) => {
  const away = ((towards - angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  return away * 0.45 * smooth(0, length, beyond)
}
