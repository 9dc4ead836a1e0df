import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { aBuyer, aCreditNote, anInvoice, anInvoiceLine } from '../../../testing/orders/an-invoice.ts'
import { anyCart, contractOfCart } from '../../../testing/orders/any-cart.ts'
import { readCii } from '../../../testing/papers/read-cii.ts'
import { defaultHouse, defaultSeller } from '../../settings/settings.defaults.ts'
import { creditNoteOfRefund } from '../credit-note-of-refund.ts'
import type { Invoice, InvoiceContent } from '../invoice-content.ts'
import {
  type AgreedMaking,
  creditNoteOfInstalment,
  invoiceOfAdvance,
  invoiceOfBalance,
} from '../invoice-of-instalment.ts'
import { invoiceOfOrder } from '../invoice-of-order.ts'
import { totalsOf } from '../invoice-totals.ts'
import { ciiOfInvoice } from './cii-of-invoice.ts'

const company = {
  ...aBuyer,
  company: 'Atelier Vermeil SAS',
  siren: '732 829 320',
  vatNumber: 'FR44732829320',
}
const gown = anInvoiceLine({ grossCents: 289_000 })
const untaxed = anInvoiceLine({ grossCents: 240_833, rate: 0 })
const reduced = anInvoiceLine({ grossCents: 100_001, discountCents: 10_000, quantity: 3 })

const withLines = (lines: readonly (typeof gown)[]) => ({ lines, totals: totalsOf(lines) })

const papers: readonly (readonly [string, InvoiceContent])[] = [
  ['of a customer in France', anInvoice()],
  ['of a company in France', anInvoice({ buyer: company })],
  [
    'of a company of the Union, with its VAT number',
    anInvoice({
      buyer: { ...aBuyer, company: 'Brautmoden GmbH', countryCode: 'DE', vatNumber: 'DE123456789' },
    }),
  ],
  ['of a customer of the Union', anInvoice({ buyer: { ...aBuyer, countryCode: 'BE', city: 'Bruxelles' } })],
  [
    'of a parcel that leaves the Union',
    anInvoice({
      ...withLines([untaxed]),
      vatRegime: 'export',
      buyer: { ...aBuyer, countryCode: 'CH', city: 'Lausanne' },
    }),
  ],
  [
    'of a rate of another country',
    anInvoice({
      ...withLines([anInvoiceLine({ grossCents: 121_000, rate: 2100 })]),
      vatRegime: 'one-stop-shop',
    }),
  ],
  ['of what is fetched in the salon', anInvoice({ ...withLines([gown]), suppliedOn: '2026-11-26' })],
  ['of what is sent elsewhere', anInvoice({ deliveryAddress: { ...aBuyer, city: 'Annecy' } })],
  ['with a reduction', anInvoice(withLines([reduced, gown]))],
  ['at two rates', anInvoice(withLines([gown, anInvoiceLine({ grossCents: 5_000, rate: 550 })]))],
  ['that is not paid', anInvoice({ paidOn: null })],
  ['of a part that is given back', aCreditNote(withLines([anInvoiceLine({ grossCents: 5_000 })]))],
  ['of all that is given back', aCreditNote({ buyer: company })],
]

const agreed: AgreedMaking = {
  number: 'SM-2026-0001',
  version: 1,
  language: 'en',
  acceptedOn: '2026-11-20',
  title: { fr: 'Robe de mariée', en: 'Wedding gown' },
  lines: [
    { description: { fr: 'Robe en crêpe' }, quantity: 1, unitCents: 380_007 },
    { description: { fr: 'Dentelle, au mètre', en: 'Lace, by the metre' }, quantity: 4, unitCents: 10_001 },
  ],
  billingAddress: anAddress,
  seller: defaultSeller,
  house: defaultHouse,
}

const ofMaking = { number: 'F-2026-000009', issuedOn: '2026-12-01', paidOn: '2026-12-01', suppliedOn: null }

const acomptes = [168_004, 126_003].map((cents, place) => ({
  number: `F-2026-00000${place + 1}`,
  issuedOn: '2026-11-20',
  cents,
}))

const cents = (texts: readonly string[]) => texts.map((text) => Math.round(Number(text) * 100))

/** What the schema and the rules say against it, and the amounts that it holds. */
const read = (content: InvoiceContent) => {
  const cii = readCii(ciiOfInvoice(content))
  try {
    cii.validate()
    return {
      broken: cii.brokenRules(),
      lines: cents(cii.textsOf('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount')),
      priced: cents(cii.textsOf('//ram:NetPriceProductTradePrice/ram:ChargeAmount')),
      net: cents(cii.textsOf('//ram:TaxBasisTotalAmount')),
      tax: cents(cii.textsOf('//ram:TaxTotalAmount')),
      gross: cents(cii.textsOf('//ram:GrandTotalAmount')),
      ofRates: cents(
        cii.textsOf('//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CalculatedAmount'),
      ),
    }
  } finally {
    cii.dispose()
  }
}

const printed = ({ lines, totals }: InvoiceContent) => ({
  broken: [],
  lines: lines.map(({ netCents }) => netCents),
  net: [totals.netCents],
  tax: [totals.vatCents],
  gross: [totals.grossCents],
  ofRates: totals.vat.map(({ vatCents }) => vatCents),
})

describe('an invoice as data', () => {
  it.each(papers)('%s keeps the schema and the rules, and says what is printed', (_name, content) => {
    expect(read(content)).toMatchObject(printed(content))
  })

  it('of an acompte, a balance and what goes back of them keeps the same', () => {
    const advance = invoiceOfAdvance(agreed, 126_003, ofMaking)
    const balance = invoiceOfBalance(agreed, {
      cents: 380_007 + 4 * 10_001 - 168_004 - 126_003,
      advances: acomptes,
      paper: ofMaking,
    })
    const back = (invoice: Invoice, cents: number, before: readonly number[] = []) =>
      creditNoteOfInstalment(agreed, invoice, {
        ...{ cents, parts: [], before: before.map((each) => ({ cents: each, parts: [] })) },
        reason: { fr: 'Geste' },
        refersTo: { number: 'F-2026-000001', issuedOn: '2026-11-20' },
        paper: ofMaking,
      })
    const inParts = [back(balance, 33_333), back(balance, balance.totals.grossCents - 33_333, [33_333])]
    for (const each of [advance, balance, back(advance, 33_333), ...inParts])
      expect(read(each)).toMatchObject(printed(each))
    // The balance has another tax than its amount alone would have, and all that goes back of it has the same.
    const asAdvance = invoiceOfAdvance(agreed, balance.totals.grossCents, ofMaking)
    expect(balance.totals.vatCents).not.toBe(asAdvance.totals.vatCents)
    expect(inParts.reduce((sum, { totals }) => sum + totals.vatCents, 0)).toBe(balance.totals.vatCents)
    // What is taken off has the tax of what it takes off.
    const taken = balance.lines.filter(({ quantity }) => quantity < 0)
    expect(taken.map(({ vatCents }) => vatCents)).toEqual(
      acomptes.map(({ cents: paid }) => -invoiceOfAdvance(agreed, paid, ofMaking).totals.vatCents),
    )
    expect(ciiOfInvoice(advance)).toContain('<ram:TypeCode>386</ram:TypeCode>')
  })

  it('of any cart says what is printed, to the cent', () => {
    const paper = {
      number: 'F-2026-000001',
      issuedOn: '2026-11-22',
      paidOn: '2026-11-22',
      suppliedOn: null,
    } as const
    fc.assert(
      fc.property(anyCart, (cart) => {
        const contract = contractOfCart(cart)
        const content = invoiceOfOrder(contract, paper)
        const { totalCents } = contract
        const whole = { cents: totalCents, parts: [], before: [] }
        const corrected = { number: paper.number, issuedOn: paper.issuedOn }
        const note = creditNoteOfRefund(contract, {
          ...whole,
          reason: { fr: 'Rétractation' },
          refersTo: corrected,
          paper,
        })
        for (const each of [content, note]) expect(read(each)).toMatchObject(printed(each))
      }),
      { numRuns: 25 },
    )
  })

  it('bears names that XML would misread, without what it cannot hold', () => {
    const name = 'Éclat & <Fils> "Lyon"'
    const cii = readCii(ciiOfInvoice(anInvoice({ buyer: { ...aBuyer, company: `${name}\u0001` } })))
    expect(cii.textsOf('//ram:BuyerTradeParty/ram:Name')).toEqual([name])
    cii.dispose()
  })
})

describe('the rules find', () => {
  const broken = (from: string, to: string, content: InvoiceContent = anInvoice({ buyer: company })) => {
    const xml = ciiOfInvoice(content)
    expect(xml).toContain(from)
    const cii = readCii(xml.replace(from, to))
    const numbers = cii.brokenRules()
    cii.dispose()
    return numbers
  }

  it.each([
    ['another total', '<ram:GrandTotalAmount>2905.00', '<ram:GrandTotalAmount>2905.01', 'BR-CO-15'],
    ['a tax of nothing', '<ram:CalculatedAmount>484.17', '<ram:CalculatedAmount>0.00', 'BR-CO-14'],
    ['a fraction of a cent', '<ram:DuePayableAmount>0.00', '<ram:DuePayableAmount>0.001', 'BR-DEC-18'],
    ['a note that is missing', '<ram:SubjectCode>PMT', '<ram:SubjectCode>AAA', 'BR-FR-05'],
    ['a SIREN of eight digits', '900000001</ram:ID>', '90000001</ram:ID>', 'BR-FR-09'],
    ['no country', '<ram:CountryID>FR</ram:CountryID>', '', 'BR-09'],
  ])('%s', (_name, from, to, number) => {
    expect(broken(from, to)).toContain(number)
  })
})
