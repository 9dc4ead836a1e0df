import type { InvoiceContent, InvoiceLine } from '../invoice-content.ts'
import { amountOf, rateOf, unitPriceOf } from './cii-values.ts'
import { vatCategoryOf } from './vat-categories.ts'
import { type Element, element, textElement } from './xml.ts'

/** A piece, among the units of UN/ECE recommendation 20. */
const piece = 'C62'

/** UNTDID 5189: a discount. */
const discount = '95'

/** A line of an invoice: what was sold, at what price, and how it is taxed. */
export const lineElement = (content: InvoiceContent, line: InvoiceLine, place: number): Element => {
  // The printed price of one is rounded; this one gives the amount of the line again.
  const pricedCents = line.netCents + line.discountNetCents
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(place + 1))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', line.description.fr),
      textElement('ram:Description', line.details.map(({ fr }) => fr).join(' · ')),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', unitPriceOf(pricedCents, line.quantity)),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: piece }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vatCategoryOf(content, line.vatRateBasisPoints)),
        element('ram:RateApplicablePercent', rateOf(line.vatRateBasisPoints)),
      ]),
      line.discountNetCents === 0
        ? undefined
        : element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
            element('ram:ActualAmount', amountOf(line.discountNetCents)),
            element('ram:ReasonCode', discount),
            element('ram:Reason', 'Remise'),
          ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountOf(line.netCents)),
      ]),
    ]),
  ])
}
