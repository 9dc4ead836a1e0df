import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { longDay } from '../../shared/dates/long-day.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { House } from '../settings/house.schema.ts'
import type { Seller } from '../settings/seller.schema.ts'
import type { Credited } from './credit-note-of-refund.ts'
import { creditedVat } from './credited-vat.ts'
import type { CreditNote, Invoice, InvoiceLine } from './invoice-content.ts'
import { bilingual, type PaperDetails, printedParty } from './invoice-of-order.ts'
import { totalsOf } from './invoice-totals.ts'
import type { PostalAddress } from './order-contract.ts'
import { printedSeller, type Wording } from './printed-parties.ts'
import { vatInsideCents } from './vat.rules.ts'

/** Handed over in Paris, whatever is made to measure has the French rate for clothes (§11.7). */
export const rateOfMadeToMeasure = 2_000

/** What was agreed to of a product that is made to measure, as far as its papers need it. */
export interface AgreedMaking {
  readonly number: string
  readonly version: number
  readonly language: Language
  readonly acceptedOn: CivilDate
  readonly title: Wording
  readonly lines: readonly {
    readonly description: Wording
    readonly quantity: number
    readonly unitCents: number
  }[]
  readonly billingAddress: PostalAddress
  readonly seller: Seller
  readonly house: Pick<House, 'name' | 'email' | 'phone'>
}

/** An acompte that an invoice was made for before. */
export interface InvoicedAdvance {
  readonly number: string
  readonly issuedOn: CivilDate
  /** What is left of it: its amount, less what went back. */
  readonly cents: number
}

interface Amounts {
  readonly quantity: number
  readonly unitCents: number
}

const amountsOf = ({ quantity, unitCents }: Amounts) => {
  const grossCents = quantity * unitCents
  const vatCents = vatInsideCents(grossCents, rateOfMadeToMeasure)
  const netCents = grossCents - vatCents
  return {
    quantity,
    unitNetCents: Math.round(Math.abs(netCents / quantity)),
    discountNetCents: 0,
    netCents,
    vatRateBasisPoints: rateOfMadeToMeasure,
    vatCents,
    grossCents,
  }
}

const quoteOf = ({ number, version, language }: AgreedMaking): Wording =>
  bilingual(language)(`Devis ${number}, version ${version}`, `Quote ${number}, version ${version}`)

const paperOf = (agreed: AgreedMaking, paper: PaperDetails) => {
  const say = bilingual(agreed.language)
  return {
    ...paper,
    orderNumber: agreed.number,
    orderedOn: agreed.acceptedOn,
    paymentMeans: say('Paiement en ligne', 'Paid online'),
    seller: printedSeller(agreed.seller, agreed.house),
    buyer: printedParty(agreed.billingAddress),
    deliveryAddress: null,
    operation: 'goods' as const,
    vatRegime: 'french' as const,
    language: agreed.language,
  }
}

const advanceLine = (agreed: AgreedMaking, cents: number): InvoiceLine => {
  const { fr, en } = agreed.title
  return {
    description: bilingual(agreed.language)(`Acompte\u00a0: ${fr}`, `Deposit: ${en ?? fr}`),
    details: [quoteOf(agreed)],
    nature: 'advance',
    ...amountsOf({ quantity: 1, unitCents: cents }),
  }
}

/** The invoice of an acompte: what was paid before the product is finished, with its VAT (§11.8). */
export const invoiceOfAdvance = (agreed: AgreedMaking, cents: number, paper: PaperDetails): Invoice => {
  const lines = [advanceLine(agreed, cents)]
  return { kind: 'invoice', isAdvance: true, ...paperOf(agreed, paper), lines, totals: totalsOf(lines) }
}

const takenOff = (agreed: AgreedMaking, { number, issuedOn, cents }: InvoicedAdvance): InvoiceLine => {
  const say = bilingual(agreed.language)
  return {
    description: say(`Acompte déjà facturé, ${number}`, `Deposit invoiced before, ${number}`),
    details: [say(`du ${longDay(issuedOn, 'fr')}`, longDay(issuedOn, 'en'))],
    nature: 'advance',
    ...amountsOf({ quantity: -1, unitCents: cents }),
  }
}

/**
 * The invoice of the last instalment: all that was made, less the acomptes, each with its tax, so that what is left is what
 * was paid. Should it differ by what a card cannot pay, one line says so.
 */
export const invoiceOfBalance = (
  agreed: AgreedMaking,
  { cents, advances, paper }: { cents: number; advances: readonly InvoicedAdvance[]; paper: PaperDetails },
): Invoice => {
  const lines = [
    ...agreed.lines.map(
      ({ description, ...amounts }): InvoiceLine => ({
        description,
        details: [quoteOf(agreed)],
        ...amountsOf(amounts),
      }),
    ),
    ...advances.filter((advance) => advance.cents > 0).map((advance) => takenOff(agreed, advance)),
  ]
  const totals = totalsOf(lines)
  if (totals.grossCents !== cents)
    throw new Error(`The balance of ${agreed.number} is ${totals.grossCents}, and ${cents} was paid`)
  return { kind: 'invoice', ...paperOf(agreed, paper), lines, totals }
}

/**
 * The credit note of what went back of an instalment. Those of all of it have the tax of its invoice, which, where acomptes were
 * taken off, is not what the amount alone would have.
 */
export const creditNoteOfInstalment = (
  agreed: AgreedMaking,
  { totals, isAdvance }: Pick<Invoice, 'totals' | 'isAdvance'>,
  { cents, before, reason, refersTo, paper }: Credited,
): CreditNote => {
  const { grossCents, vatCents: invoicedVatCents } = totals
  const invoiced = [{ ...advanceLine(agreed, grossCents), vatCents: invoicedVatCents }]
  const credits = [...before.map((given) => given.cents), cents].map((restCents) => ({
    ofLines: [],
    restCents,
  }))
  const vatCents = creditedVat(invoiced, credits).at(-1)?.rest ?? 0
  const { nature: _advance, ...given } = advanceLine(agreed, cents)
  const line: InvoiceLine = {
    ...given,
    ...(isAdvance && { nature: 'advance' }),
    unitNetCents: cents - vatCents,
    netCents: cents - vatCents,
    vatCents,
  }
  return {
    kind: 'credit-note',
    ...paperOf(agreed, paper),
    refersTo: { ...refersTo, reason },
    lines: [line],
    totals: totalsOf([line]),
  }
}
