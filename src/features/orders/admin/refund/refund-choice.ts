import { centsOfEuros } from '../../../../shared/money.ts'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { staffRefundReasons } from '../../admin-orders.limits.ts'
import { isWholeOrder, refundOfLines } from '../../refunds/refund-lines.rules.ts'

/** What an admin has chosen to refund of an order. */
export interface RefundChoice {
  /** How many products of each line, by the id of the line. */
  readonly quantities: Readonly<Record<string, number>>
  readonly shipping: boolean
}

export const nothingChosen: RefundChoice = { quantities: {}, shipping: false }

type Refundable = Pick<AdminOrder, 'items' | 'shippingLeft' | 'payment'>

const linesOf = ({ items }: Refundable) =>
  items.map(({ _id: id, quantity, total, refundedQuantity }, position) => ({
    id,
    position,
    quantity,
    netCents: centsOfEuros(total),
    refundedQuantity,
  }))

const sharesOf = ({ items }: Refundable, { quantities }: RefundChoice) =>
  items.flatMap(({ _id: lineId }) => {
    const quantity = quantities[lineId] ?? 0
    return quantity > 0 ? [{ lineId, quantity }] : []
  })

/** The amount of a choice, computed as on the server. */
export const refundOfChoice = (order: Refundable, choice: RefundChoice) => {
  const [lines, shares] = [linesOf(order), sharesOf(order, choice)]
  const shippingCents = centsOfEuros(order.shippingLeft)
  const asked = refundOfLines({ lines, shares, shippingCents, withShipping: choice.shipping })
  const wantedCents = asked.kind === 'refund' ? asked.cents : 0
  const leftCents = centsOfEuros(order.payment?.refundable ?? 0)
  return {
    lines: shares.map(({ lineId: id, quantity }) => ({ id, quantity })),
    cents: Math.min(wantedCents, leftCents),
    /** Part of the money was refunded before without naming a product: only the rest can be refunded. */
    isCut: wantedCents > leftCents,
    /** No product is left with the customer after this refund, so the delivery is refunded in any case. */
    isWhole: shares.length > 0 && isWholeOrder(lines, shares),
  }
}

/** The reason that was chosen in a form; undefined before the admin has chosen one. */
export const chosenReason = (typed: string) => staffRefundReasons.find((known) => known === typed)
