import { numberIn } from '../../../ui/admin/typed-number.ts'
import { productLimits } from '../../catalog/product.limits.ts'

/** Whether what is typed is a number of pieces that one size may have. */
export const isCount = (typed: string) => {
  const count = numberIn(typed)
  return Number.isInteger(count) && count <= productLimits.stockOfSize
}
