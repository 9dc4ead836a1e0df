import type { InvoiceContent, VatShare } from '../invoice-content.ts'
import { amountOf, dayElement, rateOf } from './cii-values.ts'
import { exemptions, vatCategoryOf } from './vat-categories.ts'
import { type Element, element, textElement } from './xml.ts'

/** UNTDID 4461: paid online, by whatever means the provider offers. */
const onlinePayment = '68'

const taxElement = (content: InvoiceContent, { rateBasisPoints, baseCents, vatCents }: VatShare) => {
  const category = vatCategoryOf(content, rateBasisPoints)
  const exemption = exemptions[category]
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amountOf(vatCents)),
    element('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', exemption?.reason),
    element('ram:BasisAmount', amountOf(baseCents)),
    element('ram:CategoryCode', category),
    textElement('ram:ExemptionReasonCode', exemption?.code),
    element('ram:RateApplicablePercent', rateOf(rateBasisPoints)),
  ])
}

/** How an invoice is paid, taxed and added up, and which one a credit note corrects. */
export const settlementElement = (content: InvoiceContent): Element => {
  const { totals, paidOn, paymentMeans } = content
  const paidCents = paidOn === null ? 0 : totals.grossCents
  const corrected = content.kind === 'credit-note' ? content.refersTo : undefined
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      element('ram:TypeCode', onlinePayment),
      textElement('ram:Information', paymentMeans.fr),
    ]),
    ...totals.vat.map((share) => taxElement(content, share)),
    paidOn === null
      ? element('ram:SpecifiedTradePaymentTerms', [element('ram:Description', 'À réception')])
      : undefined,
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amountOf(totals.netCents)),
      element('ram:TaxBasisTotalAmount', amountOf(totals.netCents)),
      element('ram:TaxTotalAmount', amountOf(totals.vatCents), { currencyID: 'EUR' }),
      element('ram:GrandTotalAmount', amountOf(totals.grossCents)),
      element('ram:TotalPrepaidAmount', amountOf(paidCents)),
      element('ram:DuePayableAmount', amountOf(totals.grossCents - paidCents)),
    ]),
    corrected
      ? element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', corrected.number),
          dayElement('ram:FormattedIssueDateTime', corrected.issuedOn, 'qdt'),
        ])
      : undefined,
  ])
}
