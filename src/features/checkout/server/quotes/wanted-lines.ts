import type { Context } from '../../../../platform/context/context.ts'
import { readCartContents } from '../../../cart/server/cart.public.ts'
import type { WantedLine } from '../../pricing/sale-line.ts'
import type { QuoteInput } from '../../quote.contract.ts'

/**
 * The lines to price: those that the call sent, or else those of the caller's cart; a guest has no cart on the server.
 */
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
