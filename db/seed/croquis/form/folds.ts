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
    const place = (fold: Fold | undefined) => (fold ? fold.valley + fold.lean * down * down : 0)
    let index = 0
    let behind = 10
    for (let each = 0; each < count; each++) {
      const way = turnTo(place(folds[each]), angle)
      const ahead = way < 0 ? way + 2 * Math.PI : way
      if (ahead < behind) {
        behind = ahead
        index = each
      }
    }
    const fold = folds[index]
    const next = folds[(index + 1) % count]
    if (!fold || !next) return flat
    const span = turnTo(place(fold), place(next))
    const share = behind / (span <= 0 ? span + 2 * Math.PI : span)
    const ridge = Math.sin(Math.PI * Math.min(1, share)) ** roundness
    const opens = smooth(fold.begins, fold.begins + 0.55, down)
    const near = share < 0.5 ? fold : next
    const sharpness = near.height / height
    return {
      out: fold.height * opens * ridge,
      hollow: opens * sharpness * (1 - ridge),
    }
  }
}

/** Reliefs laid over each other. */
export const together =
  (...reliefs: readonly ReliefAt[]): ReliefAt =>
  (angle, down, height) =>
    reliefs.reduce<Relief>((sum, relief) => {
      const { out, hollow } = relief(angle, down, height)
      return { out: sum.out + out, hollow: Math.max(sum.hollow, hollow) }
    }, flat)
