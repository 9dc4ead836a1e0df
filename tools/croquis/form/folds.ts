import { smooth, turnTo } from '../curves.ts'
import type { Random } from '../random.ts'

/** How cloth stands out at a place: by how much, and how deep in a fold the place is. */
export interface Relief {
  readonly out: number
  readonly hollow: number
}

export type ReliefAt = (angle: number, down: number, height: number) => Relief

export const flat: Relief = { out: 0, hollow: 0 }

interface FoldPlan {
  readonly count: number
  readonly random: Random
  /** Centimetres at the hem, from valley to ridge. */
  readonly height: number
  /** Where down the cloth folds begin, earliest and latest. */
  readonly begins?: readonly [number, number]
  /** How unlike each other neighbours are, 0 to 1. */
  readonly uneven?: number
  /** How round ridges are: small is round with sharp valleys, 1 a soft wave. */
  readonly roundness?: number
  /** How far folds swing aside on their way down, in radians. */
  readonly lean?: number
}

interface Fold {
  readonly valley: number
  readonly lean: number
  readonly height: number
  readonly begins: number
}

/** Folds that gravity makes: organ pipes that begin at different heights, none like its neighbour. */
export const hangingFolds = ({
  count,
  random,
  height,
  begins = [0, 0.35],
  uneven = 0.7,
  roundness = 0.6,
  lean = 0.08,
}: FoldPlan): ReliefAt => {
  const folds: readonly Fold[] = Array.from({ length: count }, (_, place) => ({
    valley: ((place + random.around(0, 0.36 * uneven)) / count) * 2 * Math.PI - Math.PI,
    lean: random.around(0, lean),
    height: height * (1 - uneven * 0.6 * random.next()),
    begins: random.between(...begins),
  }))
  return (angle, down) => {
    const { fold, next, share } = between(folds, angle, down)
    const ridge = Math.sin(Math.PI * Math.min(1, share)) ** roundness
    const opens = smooth(fold.begins, fold.begins + 0.55, down)
    const near = share < 0.5 ? fold : next
    return { out: fold.height * opens * ridge, hollow: opens * (near.height / height) * (1 - ridge) }
  }
}

/** Folds swing less than the distance of two. */
const reach = 2

/** The folds that an angle lies between, and how far it is from the one to the other. */
const between = (folds: readonly Fold[], angle: number, down: number) => {
  const count = folds.length
  const at = (index: number) => folds[((index % count) + count) % count] ?? smoothCloth
  const valley = (fold: Fold) => fold.valley + fold.lean * down * down
  const about = Math.floor(((angle + Math.PI) / (2 * Math.PI)) * count)
  let index = about - reach
  for (let each = about + reach; each > about - reach; each--) {
    if (turnTo(valley(at(each)), angle) >= 0) {
      index = each
      break
    }
  }
  const [fold, next] = [at(index), at(index + 1)]
  const span = Math.max(1e-6, turnTo(valley(fold), valley(next)))
  return { fold, next, share: Math.max(0, turnTo(valley(fold), angle)) / span }
}

const smoothCloth: Fold = { valley: 0, lean: 0, height: 0, begins: 0 }

/** Reliefs laid over each other. */
export const together =
  (...reliefs: readonly ReliefAt[]): ReliefAt =>
  (angle, down, height) =>
    reliefs.reduce<Relief>((sum, relief) => {
      const { out, hollow } = relief(angle, down, height)
      return { out: sum.out + out, hollow: Math.max(sum.hollow, hollow) }
    }, flat)
