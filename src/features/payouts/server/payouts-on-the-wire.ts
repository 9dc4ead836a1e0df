import { eurosOfCents } from '../../../shared/money.ts'
import { differenceOf, restOf, stateOfPayout } from '../matching.rules.ts'
import type { ListedPayout, PayoutLine } from '../payouts.contract.ts'
import type { FoundLine, FoundPayout } from './payouts.repository.ts'

export const payoutOnTheWire = ({ sums, ...payout }: FoundPayout): ListedPayout => {
  const { id, provider, arrivesOn, createdAt, status, amountCents } = payout
  const isItemized = payout.itemizedAt !== null
  const paidOut = { amountCents, sumCents: sums.net }
  return {
    _id: id,
    provider,
    arrivesOn,
    createdAt: createdAt.toISOString(),
    status,
    state: stateOfPayout({ ...payout, ...paidOut, isItemized, unmatched: sums.unmatched }),
    amount: eurosOfCents(amountCents),
    payments: eurosOfCents(sums.payments),
    refunds: eurosOfCents(sums.refunds),
    disputes: eurosOfCents(sums.disputes),
    fees: eurosOfCents(sums.fees),
    others: eurosOfCents(sums.others),
    rest: isItemized ? eurosOfCents(restOf(paidOut)) : 0,
    unmatched: sums.unmatched,
  }
}

export const lineOnTheWire = (line: FoundLine): PayoutLine => {
  const { subject, their_cents: theirCents, our_cents: ourCents, named } = line
  return {
    _id: line.id,
    at: new Date(line.at).toISOString(),
    kind: line.kind,
    type: line.type,
    reference: line.ref,
    orderId: line.order_id,
    commissionId: line.commission_id,
    order: line.paid_number,
    paper: line.paper,
    gross: eurosOfCents(line.gross_cents),
    fee: eurosOfCents(line.fee_cents),
    net: eurosOfCents(line.net_cents),
    currency: line.currency.toUpperCase(),
    difference: (subject && differenceOf({ subject, theirCents, ourCents })) ?? named,
  }
}
