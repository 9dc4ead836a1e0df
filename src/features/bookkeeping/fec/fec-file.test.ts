import { describe, expect, it } from 'vitest'
import { readFec } from '../../../testing/bookkeeping/read-fec.ts'
import { bankEntry, salesEntry } from '../entries/entry.ts'
import { fecHead, fecLines, fecName } from './fec-file.ts'
import { latin9 } from './latin-9.ts'

const sale = salesEntry({
  number: 'F-2026-000001',
  day: '2026-11-29',
  kind: 'invoice',
  regime: 'french',
  orderNumber: 'MC-2026-000123',
  buyer: 'Zoé\tŁukasz\r\nd’Œuvre',
  lines: [{ nature: 'goods', rate: 2000, netCents: 100_000, vatCents: 20_000 }],
})

const payment = bankEntry({
  id: 'MV-000000000001',
  day: '2026-11-29',
  kind: 'captured',
  cents: 120_000,
  providerRef: 'pi_1',
  invoiceNumber: 'F-2026-000001',
  orderNumber: 'MC-2026-000123',
  buyer: 'Zoé',
})

const name = fecName({ siren: '123456789', to: '2026-12-31' })

const written = (first = 7) => fecHead + fecLines(sale, first) + fecLines(payment, first + 1)

describe('the file of entries', () => {
  it('follows the article, whatever a name holds', () => {
    expect(name).toBe('123456789FEC20261231.txt')
    expect(readFec(latin9(written()), name)).toMatchObject([
      { journal: 'VE', number: 7, day: '20261129', account: '411000', debitCents: 120_000 },
      { account: '707100', creditCents: 100_000, customer: '' },
      { account: '445711', creditCents: 20_000 },
      { journal: 'BQ', number: 8, account: '511500', debitCents: 120_000 },
      { account: '411000', creditCents: 120_000, customer: 'MC-2026-000123' },
    ])
    expect(new TextDecoder('iso-8859-15').decode(latin9(written()))).toContain(
      "Zoé lukasz d'Œuvre".replace('lu', 'Lu'),
    )
  })

  it.each([
    ['a gap in the numbers', (text: string) => text.replaceAll('\t8\t', '\t9\t')],
    ['a sum that does not balance', (text: string) => text.replace('1200,00', '1200,01')],
    ['a point in an amount', (text: string) => text.replace('1200,00', '1200.00')],
    ['a missing field', (text: string) => text.replace('\tVentes\t', '\t')],
    ['a day that is none', (text: string) => text.replaceAll('20261129', '20261139')],
    ['another head', (text: string) => text.replace('EcritureNum', 'Numero')],
  ])('would be refused for %s', (_what, spoil) => {
    expect(() => readFec(latin9(spoil(written())), name)).toThrow()
  })
})

describe('ISO 8859-15', () => {
  it('has what French needs, and loses the accents of others', () => {
    const back = (text: string) => new TextDecoder('iso-8859-15').decode(latin9(text))
    expect(back('Œuvre à 12 €, « naïve »')).toBe('Œuvre à 12 €, « naïve »')
    expect(back('Łódź, Dvořák, ’ – … 李')).toBe("Lódz, Dvorák, ' - ... ?")
    expect(back('¤')).toBe('?')
  })
})
