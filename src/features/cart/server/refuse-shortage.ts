import { cartErrors } from '../cart.errors.ts'
import { largestQuantity } from '../cart.limits.ts'
import { shortageOf } from '../remarks/shortage.rules.ts'

/** Refuses a quantity above the stock, and says how many are available. */
export const refuseShortage = (asked: Parameters<typeof shortageOf>[0]) => {
  const shortage = shortageOf(asked)
  const { available, inCart } = asked
  if (shortage) throw cartErrors[shortage]({ values: { available, inCart, limit: largestQuantity } })
}
