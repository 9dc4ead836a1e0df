import { centsOfEuros } from '../../../shared/money.ts'
import { centsIn } from '../../../ui/admin/typed-number.ts'
import { partsWithheld, partsWithin, refundOfLines } from '../../orders/refunds/refund-lines.rules.ts'
import type { Withdrawal, WithdrawnOrder } from '../admin-withdrawals.contract.ts'
import { backOf, mostWithheld } from '../returns/returned-products.rules.ts'
import type { LineAnswer } from './accepted-line.tsx'

export type LineAnswers = Readonly<Record<string, LineAnswer>>

/**
 * The answers that the form proposes: the ticked products, or all that the law allows if no product was named. If
 * products were named in words only, the admin has to read them first, so none is proposed. Once something is noted as
 * come back, it is what came back. Products that never left the house are restocked, unless the admin decides otherwise.
 */
export const proposedAnswers = (
  { lines, inHouse: restock }: WithdrawnOrder,
  { isNamed, returns }: Pick<Withdrawal, 'isNamed' | 'returns'>,
): LineAnswers =>
  Object.fromEntries(
    lines.map(({ _id, quantity, refundedQuantity, declaredQuantity, standing }) => {
      const left = quantity - refundedQuantity
      const all = standing === 'eligible' ? left : 0
      const declared = isNamed ? Math.min(declaredQuantity, left) : all
      return [
        _id,
        { quantity: returns.length > 0 ? Math.min(backOf(returns, _id), left) : declared, restock },
      ]
    }),
  )

/** What an admin types to withhold. */
export interface TypedWithheld {
  readonly amount: string
  readonly reason: string
}

interface Answered {
  readonly answers: LineAnswers
  readonly returns: Withdrawal['returns']
  readonly typed: TypedWithheld
}

/** The refund for these answers, computed as on the server: it never exceeds the money that is left. */
export const refundOfAnswers = (order: WithdrawnOrder, { answers, returns, typed }: Answered) => {
  const chosen = order.lines.flatMap(({ _id: line }) => {
    const { quantity = 0, restock = false } = answers[line] ?? {}
    return quantity > 0 ? [{ line, quantity, ...(order.inHouse && { restock }) }] : []
  })
  const lines = order.lines.map(({ _id: lineId, total, ...line }, position) => ({
    ...line,
    id: lineId,
    position,
    netCents: centsOfEuros(total),
  }))
  const shares = chosen.map(({ line: lineId, quantity }) => ({ lineId, quantity }))
  const refund = refundOfLines({ lines, shares, shippingCents: centsOfEuros(order.shippingLeft) })
  const whole = refund.kind === 'refund' ? partsWithin(refund.parts, centsOfEuros(order.refundable)) : []
  const most = mostWithheld({ lines, shares, returned: returns }).map(({ lineId, cents }) => ({
    line: lines.findIndex(({ id }) => id === lineId),
    cents,
  }))
  const withheldCents = typed.amount.trim() === '' ? 0 : centsIn(typed.amount)
  const reduced = withheldCents === undefined ? null : partsWithheld(whole, { cents: withheldCents, most })
  const parts = reduced ?? whole
  const sum = (of: typeof parts) => of.reduce((cents, part) => cents + part.cents, 0)
  const isAmountWrong = reduced === null
  const isReasonMissing = withheldCents !== 0 && !typed.reason.trim()
  return {
    chosen,
    shippingCents: sum(parts.filter(({ line }) => line === 'shipping')),
    totalCents: sum(parts),
    withheldCents: sum(whole) - sum(parts),
    mostWithheldCents: most.reduce((cents, of) => cents + of.cents, 0),
    fault: isAmountWrong ? ('amount' as const) : isReasonMissing ? ('reason' as const) : undefined,
  }
}
