import { eurosOfCents } from '../../../shared/money.ts'
import type { InvoiceContent } from '../../papers/invoice-content.ts'
import type { ListedPaper } from '../paper-list.contract.ts'
import type { FoundPaper } from './listed-papers.ts'

const namedRates = { r20: 2000, r10: 1000, r5_5: 550, r2_1: 210, r0: 0 } as const

/** An amount of each rate that has a column; all other rates share one. */
const perRate = (vat: InvoiceContent['totals']['vat'], amount: 'baseCents' | 'vatCents', sign: number) => {
  const sum = (isOf: (rate: number) => boolean) =>
    vat
      .filter(({ rateBasisPoints }) => isOf(rateBasisPoints))
      .reduce((cents, share) => cents + share[amount], 0)
  const inEuros = (cents: number) => eurosOfCents(sign * cents) || 0
  const known: readonly number[] = Object.values(namedRates)
  return {
    r20: inEuros(sum((rate) => rate === namedRates.r20)),
    r10: inEuros(sum((rate) => rate === namedRates.r10)),
    r5_5: inEuros(sum((rate) => rate === namedRates.r5_5)),
    r2_1: inEuros(sum((rate) => rate === namedRates.r2_1)),
    r0: inEuros(sum((rate) => rate === namedRates.r0)),
    other: inEuros(sum((rate) => !known.includes(rate))),
  }
}

const paidWith = ({ payment, refund }: FoundPaper) => ({
  paidAt: (refund ? refund.settledAt : (payment?.capturedAt ?? null))?.toISOString() ?? null,
  provider: payment?.provider ?? null,
  paymentId: (refund ? refund.providerRef : payment?.intentId) ?? null,
})

export const paperOnTheWire = (found: FoundPaper): ListedPaper => {
  const { id, series, subjectId, country, isBusiness, content } = found.paper
  const { totals, buyer } = content
  const sign = content.kind === 'invoice' ? 1 : -1
  const { r0: _untaxed, ...tax } = perRate(totals.vat, 'vatCents', sign)
  const corrected = content.kind === 'credit-note' ? content.refersTo : null
  return {
    _id: id,
    number: content.number,
    series,
    kind: content.kind,
    issuedOn: content.issuedOn,
    refersTo: corrected?.number ?? null,
    reason: corrected?.reason.fr ?? null,
    orderId: subjectId,
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
    base: perRate(totals.vat, 'baseCents', sign),
    tax,
    ...paidWith(found),
  }
}
