import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { bell, mix, smooth } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { flat, hangingFolds, type ReliefAt } from '../../form/folds.ts'
import { type Part, part } from '../../form/part.ts'
import { tube } from '../../form/tube.ts'
import { wayThrough } from '../../form/vectors.ts'
import type { Cloth } from '../../paint/cloth.ts'
import type { Random } from '../../random.ts'

/** The way an empty sleeve hangs from the wearer's left shoulder, arm's length. */
const arm: readonly Vec3[] = [
  [14.6, 134.6, -0.6],
  [18, 134.2, -0.6],
  [20.6, 129, -0.4],
  [22.3, 120, 0],
  [23.6, 110, 0.8],
  [24.4, 99, 2.4],
  [24.8, 89, 4.6],
  [25, 82, 6.4],
]

/** The way of a sleeve that is set into a neat shoulder. */
const neatArm: readonly Vec3[] = [
  [13.4, 137.4, -0.8],
  [17.4, 135.8, -0.7],
  [19.8, 130, -0.4],
  [21.4, 121, 0],
  [22.8, 110, 0.8],
  [23.7, 99, 2.4],
  [24.2, 89, 4.6],
  [24.4, 82, 6.4],
]

const armTo = (share: number, along = arm): readonly Vec3[] => {
  const way = wayThrough(along)
  return Array.from({ length: 8 }, (_, step) => way((step / 7) * share))
}

interface SleeveCut {
  /** How far down the arm, 0 to 1. */
  readonly reach: number
  readonly radius: (share: number) => readonly [number, number]
  readonly relief?: (random: Random) => ReliefAt
  readonly hem?: (angle: number) => number
  readonly along?: readonly Vec3[]
}

const cap = (share: number, full: number) => mix(7.9, full, smooth(0.04, 0.3, share))

const fitted = (reach: number, wrist: number): SleeveCut => ({
  reach,
  radius: (share) => {
    const wide = mix(cap(share, 6), wrist, smooth(0.2, 1, share))
    return [wide * 0.9, wide]
  },
  relief: (random) => {
    const bend = random.around(0.56, 0.05)
    return (angle, down) => {
      const crease = Math.sin(down * 58 + angle * 2.4) * bell(down - bend, 0.12) * 0.34
      return { out: crease, hollow: crease < -0.18 ? -crease * 1.6 : 0 }
    }
  },
})

const cuts: Readonly<Record<string, SleeveCut>> = {
  courtes: { reach: 0.31, radius: (share) => [cap(share, 7.2), cap(share, 7.2)] },
  'ballon-courtes': {
    reach: 0.36,
    radius: (share) => {
      const puff = 6.4 + 5.2 * Math.sin(Math.PI * smooth(0.1, 1, share)) ** 0.7
      return [puff * 0.9, puff]
    },
    relief: (random) => {
      const gathers = hangingFolds({ count: 15, random, height: 1.8, begins: [0, 0.1], uneven: 0.8 })
      return (angle, down) => {
        const { out, hollow } = gathers(angle, Math.abs(down - 0.5) * 2, 0)
        return { out: out - 0.6, hollow }
      }
    },
  },
  papillon: {
    reach: 0.4,
    radius: (share) => {
      const wide = mix(7.4, 15.5, share ** 0.8)
      return [wide * 0.82, wide]
    },
    relief: (random) =>
      hangingFolds({ count: 13, random, height: 4.2, begins: [0, 0.2], uneven: 0.8, roundness: 0.7 }),
    hem: (angle) => 4 * Math.cos(angle - 2.2),
  },
  'trois-quarts': fitted(0.72, 5.2),
  évasées: {
    reach: 0.86,
    radius: (share) => {
      const wide = mix(cap(share, 5.6), 13.4, smooth(0.42, 1, share))
      return [wide * 0.8, wide]
    },
    relief: (random) =>
      hangingFolds({ count: 11, random, height: 3.4, begins: [0.45, 0.6], uneven: 0.8, roundness: 0.7 }),
  },
  longues: fitted(0.98, 3.7),
  pleines: {
    reach: 0.94,
    radius: (share) => {
      const full = cap(share, 7) + 2.6 * bell(share - 0.78, 0.2) - 3.6 * smooth(0.9, 0.97, share)
      return [full * 0.86, full]
    },
    relief: (random) =>
      hangingFolds({ count: 10, random, height: 1.5, begins: [0.2, 0.5], uneven: 0.9, lean: 0.4 }),
  },
  tailleur: {
    reach: 0.95,
    along: neatArm,
    radius: (share) => {
      const shoulder = mix(5.6, 6.6, smooth(0, 0.16, share))
      const wide = mix(shoulder, 4.9, smooth(0.25, 1, share))
      return [wide * 0.9, wide * 1.04]
    },
    relief: () => (angle, down) => {
      const crease = Math.sin(down * 40 + angle) * bell(down - 0.55, 0.1) * 0.25
      return { out: crease, hollow: crease < -0.14 ? -crease * 1.4 : 0 }
    },
  },
  cape: {
    reach: 0.98,
    radius: (share) => {
      const wide = mix(7.6, 23, share ** 0.9)
      return [wide * 0.6, wide * 0.95]
    },
    relief: (random) =>
      hangingFolds({ count: 30, random, height: 2.6, begins: [0, 0.05], uneven: 0.3, roundness: 0.8 }),
    hem: (angle) => 7 * Math.cos(angle - 1.6),
  },
}

interface SleeveOptions {
  readonly cloth: Cloth
  readonly random: Random
  readonly sheer?: boolean
  /** 1 is the wearer's left, -1 the right. */
  readonly sides?: readonly (1 | -1)[]
}

const mirrored = (path: readonly Vec3[], side: 1 | -1): readonly Vec3[] =>
  path.map(([x, y, z]): Vec3 => [x * side, y, z])

export const sleevesOf = (
  name: string,
  { cloth, random, sheer = false, sides = [1, -1] }: SleeveOptions,
): Part => {
  const cut = cuts[name]
  if (!cut) return part([])
  return part(
    sides.map((side) => {
      const relief = cut.relief?.(random) ?? (() => flat)
      return tube({
        cloth,
        sheer,
        path: mirrored(armTo(cut.reach, cut.along), side),
        radius: cut.radius,
        relief: (angle, down, height) => relief(angle * side, down, height),
        ...(cut.hem && { hem: (angle: number) => cut.hem?.(angle * side) ?? 0 }),
        edges: { top: false, bottom: true },
      })
    }),
  )
}

/** Which cut a dress has, from the catalogue's words. */
export const sleeveNameOf = ({ sleeves }: Garment) => (sleeves === 'une-manche' ? 'cape' : sleeves)
