import { bell, mix, smooth, through } from '../curves.ts'
import { flat, hangingFolds, type ReliefAt, together } from '../form/folds.ts'
import { bodySection, heights, type Section } from '../form/stand.ts'
import { type Garment, speaksOf } from '../garment.ts'
import type { Random } from '../random.ts'

/** How a dress stands away from the body, and how its skirt folds. */
export interface Silhouette {
  /** Where bodice and skirt are sewn together; undefined when they are one. */
  readonly seam?: number
  /** The outline below the seam, or wherever the cloth leaves the body. */
  readonly section: (height: number) => Section | undefined
  readonly relief: ReliefAt
}

/** Where each length ends, in centimetres above the floor. */
const hems: Readonly<Record<string, number>> = {
  taille: 102,
  hanches: 84,
  courte: 66,
  genou: 51,
  midi: 29,
  longue: 1,
}

export const hemOf = (length: string) => hems[length] ?? 1

type Flare = (share: number) => number

const dome = through([
  [0, 0],
  [0.05, 0.17],
  [0.12, 0.34],
  [0.25, 0.53],
  [0.45, 0.73],
  [0.7, 0.89],
  [1, 1],
])
const bellFlare = through([
  [0, 0],
  [0.12, 0.17],
  [0.3, 0.38],
  [0.6, 0.68],
  [1, 1],
])
const soft = through([
  [0, 0],
  [0.15, 0.2],
  [0.4, 0.46],
  [1, 1],
])

const flaring =
  ({
    from,
    to,
    width,
    depth,
    flare,
  }: {
    from: number
    to: number
    width: number
    depth: number
    flare: Flare
  }) =>
  (height: number): Section => {
    const share = flare(Math.min(1.05, Math.max(0, (from - height) / (from - to))))
    const start = bodySection(from)
    return {
      halfWidth: mix(start.halfWidth + 0.7, width, share),
      halfDepth: mix(start.halfDepth + 0.7, depth, share),
      forward: mix(start.forward, 0, share),
    }
  }

type MakeSilhouette = (garment: Garment, hem: number, random: Random) => Silhouette

const foldsOf = (garment: Garment, hem: number, random: Random): ReliefAt => {
  const drop = (heights.waist - hem) / heights.waist
  if (speaksOf(garment, 'plissé'))
    return hangingFolds({
      count: 76,
      random,
      height: 1.7,
      begins: [0, 0.02],
      uneven: 0.25,
      roundness: 0.8,
      lean: 0.02,
    })
  if (speaksOf(garment, 'plis creux', 'plis plats'))
    return hangingFolds({
      count: 18,
      random,
      height: 6.4 * drop,
      begins: [0, 0.06],
      uneven: 0.3,
      roundness: 0.34,
      lean: 0.03,
    })
  if (speaksOf(garment, 'godets'))
    return hangingFolds({ count: 16, random, height: 8.5, begins: [0.02, 0.2], uneven: 0.5, roundness: 0.62 })
  if (garment.material === 'Mousseline' || speaksOf(garment, 'tulle', 'plis souples'))
    return hangingFolds({
      count: 34,
      random,
      height: 3.4 * drop + 0.6,
      begins: [0, 0.25],
      uneven: 0.9,
      roundness: 0.7,
      lean: 0.14,
    })
  return hangingFolds({
    count: 20,
    random,
    height: 4.6 * drop,
    begins: [0.02, 0.36],
    uneven: 0.85,
    roundness: 0.62,
    lean: 0.1,
  })
}

/** Domed over its petticoat, or in the cone that godets fall in. */
const princesse: MakeSilhouette = (garment, hem, random) => ({
  seam: heights.waist,
  section: flaring({
    from: heights.waist,
    to: hem,
    width: 50,
    depth: 47,
    flare: speaksOf(garment, 'godets') ? bellFlare : dome,
  }),
  relief: foldsOf(garment, hem, random),
})

const aLine: MakeSilhouette = (garment, hem, random) => {
  const length = heights.waist - hem
  const circle = speaksOf(garment, 'corolle', 'tournante')
  const width = circle ? 15 + length * 0.34 : 16 + length * 0.21
  return {
    seam: heights.waist,
    section: flaring({
      from: heights.waist,
      to: hem,
      width,
      depth: width * 0.88,
      flare: circle ? dome : bellFlare,
    }),
    relief: foldsOf(garment, hem, random),
  }
}

const empire: MakeSilhouette = (garment, hem, random) => ({
  seam: heights.underbust - 1,
  section: flaring({ from: heights.underbust - 1, to: hem, width: 29, depth: 25, flare: soft }),
  relief: foldsOf(garment, hem, random),
})

/** Between these heights narrow skirts leave the body. */
const leaves = { low: 82, high: 96 } as const

/** A column: on the body down to the hip, straight from there. */
const fourreau: MakeSilhouette = (garment, hem, random) => {
  const isColumn = hem < 20
  const width = isColumn ? 18.4 : 15.8
  const drape = isColumn
    ? hangingFolds({
        count: 11,
        random,
        height: 2.1,
        begins: [0.3, 0.6],
        uneven: 0.95,
        roundness: 0.8,
        lean: 0.12,
      })
    : hangingFolds({ count: 7, random, height: 0.9, begins: [0.4, 0.7], uneven: 0.95, roundness: 0.9 })
  return {
    section: (height) => {
      if (height > leaves.high) return undefined
      const share = smooth(heights.hip, hem, height)
      const start = bodySection(heights.hip)
      return {
        halfWidth: mix(start.halfWidth + 0.7, width, share),
        halfDepth: mix(start.halfDepth + 0.7, width * 0.82, share),
        forward: mix(start.forward, -0.6, share),
        onBody: smooth(leaves.low, leaves.high, height),
      }
    },
    relief: speaksOf(garment, 'drapé à l’antique', "drapé à l'antique")
      ? together(
          drape,
          hangingFolds({ count: 30, random, height: 1.5, begins: [0.2, 0.5], uneven: 0.9, lean: 0.3 }),
        )
      : drape,
  }
}

const mermaid = through([
  [0, 38, 37, 0],
  [12, 29.5, 28.5, 0],
  [26, 21.5, 20, -0.3],
  [40, 16.6, 14.6, -0.6],
  [52, 15.2, 12.6, -0.8],
  [66, 16.2, 12.4, -1],
  [78, 17.4, 12.4, -1.1],
  [86, 17.7, 12.5, -1.3],
  [98, 17.7, 12.5, -1.3],
])

const sirene: MakeSilhouette = (_garment, _hem, random) => ({
  section: (height) =>
    height > leaves.high
      ? undefined
      : {
          halfWidth: mermaid(height, 0),
          halfDepth: mermaid(height, 1),
          forward: mermaid(height, 2),
          onBody: smooth(leaves.low, leaves.high, height),
        },
  relief: hangingFolds({
    count: 19,
    random,
    height: 5.4,
    begins: [0.62, 0.76],
    uneven: 0.7,
    roundness: 0.66,
    lean: 0.08,
  }),
})

/** From the bust straight outwards, past the waist. */
const trapeze: MakeSilhouette = (garment, hem, random) => {
  const length = heights.underarm - hem
  const width = 16.4 + length * (garment.length === 'courte' ? 0.17 : 0.15)
  const isBelted = speaksOf(garment, 'ceinture')
  return {
    section: (height) => {
      if (height > 130) return undefined
      const share = (130 - height) / (130 - hem)
      const drawnIn = isBelted ? 1 - 0.3 * bell(height - heights.waist, 10) : 1
      return {
        halfWidth: drawnIn * mix(17, width, share),
        halfDepth: drawnIn * mix(14.4, width * 0.86, smooth(0, 1, share) * 0.5 + share * 0.5),
        forward: mix(1.4, 0, share),
        onBody: smooth(112, 130, height),
      }
    },
    relief: hangingFolds({
      count: 12,
      random,
      height: 3.6,
      begins: [0.3, 0.5],
      uneven: 0.9,
      roundness: 0.75,
      lean: 0.08,
    }),
  }
}

const straight: MakeSilhouette = (_garment, hem) => ({
  section: (height) =>
    height > heights.waist
      ? undefined
      : {
          halfWidth: mix(13.4, 18.2, smooth(106, hem, height)),
          halfDepth: mix(10.6, 13.2, smooth(106, hem, height)),
          forward: -0.6,
        },
  relief: () => flat,
})

const silhouettes: Readonly<Record<string, MakeSilhouette>> = {
  princesse,
  'A-line': aLine,
  empire,
  fourreau,
  sirène: sirene,
  trapèze: trapeze,
  droite: straight,
}

export const silhouetteOf = (garment: Garment, random: Random): Silhouette =>
  (silhouettes[garment.silhouette] ?? straight)(garment, hemOf(garment.length), random)
