import type { Withdrawal, WithdrawnOrder } from '../../admin-withdrawals.contract.ts'
import { notedOf } from '../../returns/returned-products.rules.ts'
import type { ReturnState } from '../../withdrawals.limits.ts'

export interface Noted {
  /** Tells the rows of the form apart, of which a line may have several. */
  readonly row: string
  readonly line: string
  readonly quantity: number
  readonly state: ReturnState
  readonly words: string
}

type Line = WithdrawnOrder['lines'][number]

/** How many products of a line are not noted yet. */
export const leftToNote = (
  { _id, quantity }: Pick<Line, '_id' | 'quantity'>,
  returns: Withdrawal['returns'],
) => quantity - notedOf(returns, _id)

/** A row for each product that may still come: what was declared is proposed as having come as new. */
export const proposedProducts = (
  lines: readonly Pick<Line, '_id' | 'quantity' | 'declaredQuantity'>[],
  returns: Withdrawal['returns'],
): readonly Noted[] =>
  lines.flatMap((line) => {
    const left = leftToNote(line, returns)
    if (left <= 0) return []
    const declared = Math.max(0, line.declaredQuantity - notedOf(returns, line._id))
    return [
      {
        row: line._id,
        line: line._id,
        quantity: Math.min(left, declared),
        state: 'as_new' as const,
        words: '',
      },
    ]
  })
