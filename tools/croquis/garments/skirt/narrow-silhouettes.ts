import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { mix, smooth, through } from '../../curves.ts'
import { flat, hangingFolds, together } from '../../form/folds.ts'
import { bodySection, heights, type Section } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'
import type { Random } from '../../random.ts'
import type { MakeSilhouette } from './silhouette.ts'

/** Between these heights narrow skirts leave the body. */
export const leaves = { low: 82, high: 96 } as const

interface Column {
  /** Half the width of the hem. */
  readonly hem: number
  /** How much of the waist the cloth passes over without going in, 0 to 1. */
  readonly loose: number
}

/** Linen stands away from the waist, velvet tapers to its hem, satin on the bias opens towards it. */
const columnOf = (garment: Garment, isLong: boolean): Column => {
  if (garment.material === 'Lin') return { hem: 21.5, loose: 1 }
  if (speaksOf(garment, 'effilé')) return { hem: 12.4, loose: 0 }
  if (speaksOf(garment, 'fente haute')) return { hem: 23, loose: 0 }
  if (isLong) return { hem: 18.6, loose: 0 }
  if (garment.garment === 'ensemble') return { hem: 17.8, loose: 0.6 }
  return { hem: speaksOf(garment, 'dentelle') ? 13.4 : 15.8, loose: 0 }
}

/** Loose cloth falls from the bust to the hip. */
const looseSection = (height: number): Section => {
  const share = (heights.bust - height) / (heights.bust - heights.hip)
  return { halfWidth: mix(16, 18.4, share), halfDepth: mix(13.6, 13.4, share), forward: mix(1, -1.1, share) }
}

/** The hip itself, as close as cloth lies. */
const closeSection = (): Section => {
  const { halfWidth, halfDepth, forward } = bodySection(heights.hip)
  return { halfWidth: halfWidth + 0.7, halfDepth: halfDepth + 0.7, forward }
}

/** A column: on the body down to the hip, straight from there. */
export const fourreau: MakeSilhouette = (garment, hem, random) => {
  const isLong = hem < 20
  const column = columnOf(garment, isLong)
  const start = column.loose > 0 ? looseSection(heights.hip) : closeSection()
  const below = (height: number): Section => {
    const share = smooth(heights.hip, hem, height)
    const near =
      column.loose > 0
        ? (1 - column.loose) * smooth(70, heights.hip, height)
        : smooth(leaves.low, leaves.high, height)
    return {
      halfWidth: mix(start.halfWidth, column.hem, share),
      halfDepth: mix(start.halfDepth, column.hem * 0.82, share),
      forward: mix(start.forward, -0.6, share),
      onBody: near,
    }
  }
  return {
    section: (height) => {
      if (column.loose > 0 && height < heights.bust && height > heights.hip)
        return {
          ...looseSection(height),
          onBody: 1 - column.loose * smooth(heights.bust, heights.underbust, height),
        }
      return height > (column.loose > 0 ? heights.bust : leaves.high) ? undefined : below(height)
    },
    relief: speaksOf(garment, "drapé à l'antique")
      ? together(
          columnFolds(isLong, random),
          hangingFolds({ count: 30, random, height: 1.5, begins: [0.2, 0.5], uneven: 0.9, lean: 0.3 }),
        )
      : columnFolds(isLong, random),
  }
}

const columnFolds = (isLong: boolean, random: Random) =>
  isLong
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

/** From the knee a mermaid opens; how soon and how wide is her own. */
const mermaids = {
  plain: through([
    [0, 38, 37, 0],
    [12, 29.5, 28.5, 0],
    [26, 21.5, 20, -0.3],
    [40, 16.6, 14.6, -0.6],
    [52, 15.2, 12.6, -0.8],
    [66, 16.2, 12.4, -1],
    [78, 17.4, 12.4, -1.1],
    [86, 17.7, 12.5, -1.3],
    [98, 17.7, 12.5, -1.3],
  ]),
  /** On the bias: a long, quiet opening. */
  bias: through([
    [0, 30, 29, 0],
    [20, 22.5, 21, -0.2],
    [40, 18, 16, -0.6],
    [56, 16.6, 13.4, -0.8],
    [70, 17, 12.6, -1],
    [86, 17.7, 12.5, -1.3],
    [98, 17.7, 12.5, -1.3],
  ]),
  /** A corolla: tight past the knee, then all at once. */
  corolla: through([
    [0, 47, 45, 0],
    [8, 39, 37, 0],
    [18, 29, 27, -0.2],
    [28, 19.5, 17.6, -0.5],
    [38, 14.4, 12.4, -0.7],
    [52, 13.8, 11.6, -0.8],
    [68, 16, 12.2, -1],
    [86, 17.7, 12.5, -1.3],
    [98, 17.7, 12.5, -1.3],
  ]),
} as const

const mermaidOf = (garment: Garment) => {
  if (speaksOf(garment, 'corolle')) return mermaids.corolla
  return speaksOf(garment, 'biais') ? mermaids.bias : mermaids.plain
}

export const sirene: MakeSilhouette = (garment, _hem, random) => {
  const mermaid = mermaidOf(garment)
  return {
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
  }
}

export const straight: MakeSilhouette = (_garment, hem) => ({
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
