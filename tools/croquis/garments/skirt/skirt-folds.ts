import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { hangingFolds, type ReliefAt } from '../../form/folds.ts'
import { heights } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'
import type { Random } from '../../random.ts'

export const foldsOf = (garment: Garment, hem: number, random: Random): ReliefAt => {
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
