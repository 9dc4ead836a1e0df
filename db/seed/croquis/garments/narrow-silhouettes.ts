import { mix, smooth, through } from '../curves.ts'
import { flat, hangingFolds, together } from '../form/folds.ts'
import { bodySection, heights } from '../form/stand.ts'
import { speaksOf } from '../garment.ts'
import type { MakeSilhouette } from './silhouette.ts'

/** Between these heights narrow skirts leave the body. */
export const leaves = { low: 82, high: 96 } as const

/** A column: on the body down to the hip, straight from there. */
export const fourreau: MakeSilhouette = (garment, hem, random) => {
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

export const sirene: MakeSilhouette = (_garment, _hem, random) => ({
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
