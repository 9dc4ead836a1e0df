import { eurosOfCents } from '../../../shared/money.ts'
import type { ListedPaper } from '../paper-list.contract.ts'
import type { FoundPaper } from './listed-papers.ts'
import { columnsPerRate } from './per-rate.ts'

const paidWith = ({ payment, refund }: FoundPaper) => ({
  paidAt: (refund ? refund.settledAt : (payment?.capturedAt ?? null))?.toISOString() ?? null,
  provider: payment?.provider ?? null,
  paymentId: (refund ? refund.providerRef : payment?.intentId) ?? null,
})

export const paperOnTheWire = (found: FoundPaper): ListedPaper => {
  const { id, series, purpose, subjectId, country, isBusiness, content } = found.paper
  const { totals, buyer } = content
  const sign = content.kind === 'invoice' ? 1 : -1
  const corrected = content.kind === 'credit-note' ? content.refersTo : null
  return {
    _id: id,
    number: content.number,
    series,
    kind: content.kind,
    issuedOn: content.issuedOn,
    refersTo: corrected?.number ?? null,
    reason: corrected?.reason.fr ?? null,
    orderId: purpose === 'order' ? subjectId : null,
    commissionId: found.commissionId,
    orderNumber: content.orderNumber,
    orderedOn: content.orderedOn,
    suppliedOn: content.suppliedOn,
    buyer: `${buyer.firstName} ${buyer.lastName}`.trim(),
    company: buyer.company ?? null,
    buyerVatNumber: buyer.vatNumber ?? null,
    country,
    clientele: isBusiness ? 'business' : 'consumer',
    operation: content.operation,
    regime: content.vatRegime,
    net: eurosOfCents(sign * totals.netCents),
    vat: eurosOfCents(sign * totals.vatCents) || 0,
    total: eurosOfCents(sign * totals.grossCents),
    currency: 'EUR',
    ...columnsPerRate(totals.vat, sign),
    ...paidWith(found),
  }
}
