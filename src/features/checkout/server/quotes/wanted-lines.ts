import type { Context } from '../../../../platform/context/context.ts'
import { readCartContents } from '../../../cart/server/cart.public.ts'
import type { WantedLine } from '../../pricing/sale-line.ts'
import type { QuoteInput } from '../../quote.contract.ts'

/** What is to be priced: the lines that were sent, or else the caller's own cart; a guest has none here. */
export const wantedLines = async (
  { caller, db }: Context,
  items: QuoteInput['items'],
): Promise<readonly WantedLine[]> => {
  if (items)
    return items.map(({ productId, quantity, options }) => ({
      productId,
      quantity,
      size: options.size ?? '',
    }))
  if (!caller) return []
  const lines = await readCartContents(db, { accountId: caller.id })
  return lines.map(({ productId, quantity, size }) => ({ productId, quantity, size }))
}
