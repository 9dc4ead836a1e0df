import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { parisTime } from '../../shared/calendar/paris-time.ts'
import { madeToMeasure } from '../catalog/catalog.limits.ts'
import type { Invoice, InvoiceLine, VatRegime } from './invoice-content.ts'
import { totalsOf } from './invoice-totals.ts'
import { deliveryWording } from './line-nature.ts'
import type { AgreedLine, OrderContract, PostalAddress } from './order-contract.ts'
import { type PrintedParty, printedSeller, type Wording } from './printed-parties.ts'
import { withoutVatCents } from './vat.rules.ts'

export const bilingual =
  (language: OrderContract['language']) =>
  (fr: string, en: string | null): Wording =>
    language === 'en' && en !== null && en !== fr ? { fr, en } : { fr }

const dayOf = (iso: string): CivilDate => parisTime(Date.parse(iso)).date

export const printedParty = ({ country, company, further, phone: _phone, ...address }: PostalAddress) =>
  ({
    ...address,
    ...(company && { company }),
    ...(further && { further }),
    countryCode: country,
  }) satisfies PrintedParty

/** A line without tax. The printed unit price and reduction are rounded; the amount owed is not computed from them. */
const lineOf = (line: AgreedLine, say: ReturnType<typeof bilingual>): InvoiceLine => {
  const netCents = line.netCents - line.vatCents
  const unitNetCents = withoutVatCents(line.unitCents, line.vatRate)
  const size = line.size === madeToMeasure ? say(madeToMeasure, 'Made to measure') : undefined
  return {
    description: say(line.nameFr, line.nameEn),
    details: [
      ...(line.size ? [size ?? say(`Taille ${line.size}`, `Size ${line.size}`)] : []),
      ...(line.sku ? [say(`Réf. ${line.sku}`, null)] : []),
      say(line.compositionFr, line.compositionEn),
    ],
    quantity: line.quantity,
    unitNetCents,
    discountNetCents: line.discountCents === 0 ? 0 : Math.max(0, unitNetCents * line.quantity - netCents),
    netCents,
    vatRateBasisPoints: line.vatRate,
    vatCents: line.vatCents,
    grossCents: line.netCents,
  }
}

const shippingLine = (contract: OrderContract, say: ReturnType<typeof bilingual>): InvoiceLine => {
  const { shippingCents, shippingVatCents, shippingVatRate } = contract
  const netCents = shippingCents - shippingVatCents
  return {
    description: say(deliveryWording.fr, deliveryWording.en),
    details: [],
    quantity: 1,
    unitNetCents: netCents,
    discountNetCents: 0,
    netCents,
    vatRateBasisPoints: shippingVatRate,
    vatCents: shippingVatCents,
    grossCents: shippingCents,
  }
}

/** The lines of an order as an invoice prints them; the delivery is one of them if it costs something. */
export const invoiceLinesOf = (contract: OrderContract): readonly InvoiceLine[] => {
  const say = bilingual(contract.language)
  const sold = contract.lines.map((line) => lineOf(line, say))
  return contract.shippingCents > 0 ? [...sold, shippingLine(contract, say)] : sold
}

export const regimeOf = ({ shippingVatRate }: OrderContract): VatRegime =>
  shippingVatRate === 0 ? 'export' : 'french'

/** What a paper is called, and its days. */
export interface PaperDetails {
  readonly number: string
  readonly issuedOn: CivilDate
  readonly paidOn: CivilDate
  readonly suppliedOn: CivilDate | null
}

/** The data that every paper of an order has, beside its lines. */
export const paperOf = (contract: OrderContract, paper: PaperDetails) => {
  const say = bilingual(contract.language)
  const { shippingAddress, billingAddress } = contract
  const delivery = shippingAddress && printedParty(shippingAddress)
  const buyer = printedParty(billingAddress)
  const isElsewhere = delivery !== null && JSON.stringify(delivery) !== JSON.stringify(buyer)
  return {
    ...paper,
    orderNumber: contract.number,
    orderedOn: dayOf(contract.placedAt),
    paymentMeans: say('Paiement en ligne', 'Paid online'),
    seller: printedSeller(contract.seller, contract.house),
    buyer,
    deliveryAddress: isElsewhere ? delivery : null,
    operation: 'goods' as const,
    vatRegime: regimeOf(contract),
    language: contract.language,
  }
}

/** The invoice of an order, made only from what was agreed to (§11.11). */
export const invoiceOfOrder = (contract: OrderContract, paper: PaperDetails): Invoice => {
  const lines = invoiceLinesOf(contract)
  return { kind: 'invoice', ...paperOf(contract, paper), lines, totals: totalsOf(lines) }
}
