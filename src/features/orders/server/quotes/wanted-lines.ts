import type { Context } from '../../../../platform/context/context.ts'
import type { QuoteInput } from '../../quote.contract.ts'
import type { WantedLine } from '../../sale-line.ts'

/** What is to be priced: the lines that were sent. */
export const wantedLines = async (
  _ctx: Context,
  items: QuoteInput['items'] = [],
): Promise<readonly WantedLine[]> =>
  items.map(({ productId, quantity, options }) => ({ productId, quantity, size: options.size ?? '' }))
