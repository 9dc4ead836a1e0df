import { bell, mix, smooth, through } from '../../curves.ts'
import { hangingFolds } from '../../form/folds.ts'
import { bodySection, heights, type Section } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'
import type { MakeSilhouette } from './silhouette.ts'
import { foldsOf } from './skirt-folds.ts'

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

/** Domed over its petticoat, or in the cone that godets fall in. */
export const princesse: MakeSilhouette = (garment, hem, random) => ({
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

export const aLine: MakeSilhouette = (garment, hem, random) => {
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

export const empire: MakeSilhouette = (garment, hem, random) => ({
  seam: heights.underbust - 1,
  section: flaring({ from: heights.underbust - 1, to: hem, width: 29, depth: 25, flare: soft }),
  relief: foldsOf(garment, hem, random),
})

/** From the bust straight outwards, past the waist. */
export const trapeze: MakeSilhouette = (garment, hem, random) => {
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
