import { centsOfEuros } from '../../../shared/money.ts'
import { partsWithin, refundOfLines } from '../../orders/refunds/refund-lines.rules.ts'
import type { Withdrawal, WithdrawnOrder } from '../admin-withdrawals.contract.ts'
import type { LineAnswer } from './accepted-line.tsx'

export type LineAnswers = Readonly<Record<string, LineAnswer>>

/**
 * The answers that the form proposes: the ticked products, or all that the law allows if no product was named. If
 * products were named in words only, the admin has to read them first, so none is proposed. Products that never left
 * the house are restocked, unless the admin decides otherwise.
 */
export const proposedAnswers = (
  { lines, inHouse: restock }: WithdrawnOrder,
  { isNamed }: Pick<Withdrawal, 'isNamed'>,
): LineAnswers =>
  Object.fromEntries(
    lines.map(({ _id, quantity, refundedQuantity, declaredQuantity, standing }) => {
      const left = quantity - refundedQuantity
      const all = standing === 'eligible' ? left : 0
      return [_id, { quantity: isNamed ? Math.min(declaredQuantity, left) : all, restock }]
    }),
  )

/** The refund for these answers, computed as on the server: it never exceeds the money that is left. */
export const refundOfAnswers = (order: WithdrawnOrder, answers: LineAnswers) => {
  const chosen = order.lines.flatMap(({ _id: line }) => {
    const { quantity = 0, restock = false } = answers[line] ?? {}
    return quantity > 0 ? [{ line, quantity, restock }] : []
  })
  const refund = refundOfLines({
    lines: order.lines.map(({ _id: lineId, total, ...line }, position) => ({
      ...line,
      id: lineId,
      position,
      netCents: centsOfEuros(total),
    })),
    shares: chosen.map(({ line: lineId, quantity }) => ({ lineId, quantity })),
    shippingCents: centsOfEuros(order.shippingLeft),
  })
  const parts = refund.kind === 'refund' ? partsWithin(refund.parts, centsOfEuros(order.refundable)) : []
  const sum = (of: typeof parts) => of.reduce((cents, part) => cents + part.cents, 0)
  return {
    chosen,
    shippingCents: sum(parts.filter(({ line }) => line === 'shipping')),
    totalCents: sum(parts),
  }
}
