import type { Seam } from '../pen/seam.ts'
import type { Vec3 } from './camera.ts'
import { alongShell, onShell, type ShellPlan } from './shell.ts'

type Spot = readonly [angle: number, height: number]

export interface Thread {
  readonly width?: number
  readonly stitches?: readonly [number, number]
  readonly colour?: string
}

/** A belt over a seam hides it. */
const onTheCloth = 0.5

/** A line sewn through places of a cloth. */
export const sewn = (plan: ShellPlan, places: readonly Spot[], thread: Thread = {}): Seam => ({
  path: alongShell(plan, places, 0.2),
  tolerance: onTheCloth,
  ...thread,
})

/** A small closed outline on a cloth, given as offsets in centimetres across and up. */
const outlineOn = (
  plan: ShellPlan,
  [angle, height]: Spot,
  offsets: readonly (readonly [number, number])[],
): readonly Vec3[] => {
  const [x, , z] = onShell(plan, angle, height)
  const radius = Math.max(4, Math.hypot(x, z))
  return offsets.map(([across, up]) => onShell(plan, angle + across / radius, height + up, 0.3))
}

const circle = (radius: number, steps = 16) =>
  Array.from({ length: steps + 1 }, (_, step): readonly [number, number] => {
    const turn = (step / steps) * 2 * Math.PI
    return [Math.cos(turn) * radius, Math.sin(turn) * radius]
  })

/** A button covered with cloth: light in its middle, inked around. */
export const button = (
  plan: ShellPlan,
  at: Spot,
  { radius = 0.6, colour = '#f3ece0' } = {},
): readonly Seam[] => {
  const path = outlineOn(plan, at, circle(radius))
  return [
    { path, filled: true, colour },
    { path, width: 1.3 },
  ]
}

/** A dot of body colour: a pearl, a sequin, a star. */
export const dot = (
  plan: ShellPlan,
  at: Spot,
  { radius, colour }: { radius: number; colour: string },
): Seam => ({
  path: outlineOn(plan, at, circle(radius, 8)),
  filled: true,
  colour,
})

/** A flower of cut cloth, sewn on by its middle. */
export const blossom = (
  plan: ShellPlan,
  at: Spot,
  { radius, turn, colour, petals = 5 }: { radius: number; turn: number; colour?: string; petals?: number },
): readonly Seam[] => {
  const steps = 60
  const offsets = Array.from({ length: steps + 1 }, (_, step): readonly [number, number] => {
    const angle = (step / steps) * 2 * Math.PI
    const reach = radius * (0.5 + 0.5 * Math.abs(Math.cos((angle * petals) / 2)) ** 0.7)
    return [Math.cos(angle + turn) * reach, Math.sin(angle + turn) * reach]
  })
  const path = outlineOn(plan, at, offsets)
  return [
    ...(colour ? [{ path, filled: true, colour }] : []),
    { path, width: 1.2 },
    { path: outlineOn(plan, at, circle(radius * 0.2, 10)), width: 1.1 },
  ]
}
