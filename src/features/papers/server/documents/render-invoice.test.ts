import { beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, aCreditNote, anInvoice, anInvoiceLine } from '../../../../testing/orders/an-invoice.ts'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import { ciiOfInvoice } from '../../factur-x/cii-of-invoice.ts'
import type { InvoiceContent } from '../../invoice-content.ts'
import { renderInvoice } from './render-invoice.ts'

const read = async (content: InvoiceContent) => readPdf(await renderInvoice(content))

const elsewhere = { ...aBuyer, street: '5 rue du Lac', city: 'Annecy', postalCode: '74000' }

describe('an invoice', () => {
  let text = ''

  beforeAll(async () => {
    const lines = [
      anInvoiceLine({ grossCents: 289_000, discountCents: 28_900 }),
      anInvoiceLine({ grossCents: 1_500, description: { fr: 'Livraison par Colissimo' }, details: [] }),
    ]
    text = (await read(anInvoice({ lines, deliveryAddress: elsewhere, suppliedOn: '2026-11-26' }))).text
  })

  it.each([
    ['the word', 'Facture'],
    ['its number', 'N° F-2026-000001'],
    ['the day of issue', 'Émise le 22 novembre 2026'],
    ['the day of the delivery', 'Livraison 26 novembre 2026'],
    ['the order and its day', 'Commande MC-2026-000123 du 21/11/2026'],
    ['the day and means of payment', 'Payée le 22 novembre 2026 Carte bancaire'],
    ['the kind of supply', 'Nature de l’opération Livraison de biens'],
    ['the seller, its form and capital', 'Maison Clairval SARL au capital de 50 000 €'],
    ['the seat', '14 rue de la Sourdière 75001 Paris France'],
    ['the register', 'RCS Paris 900 000 001'],
    ['the place', 'SIRET 900 000 001 00017'],
    [
      'the VAT number, and how to reach it',
      'TVA intracommunautaire FR 68 900 000 001 +33 1 42 60 18 47 bonjour@',
    ],
    ['the buyer', 'Jeanne Lefèvre-Œuvrard 3 quai des Brumes'],
    ['where it goes', 'Livrée à Jeanne Lefèvre-Œuvrard 5 rue du Lac Bâtiment B, 4e étage 74000 Annecy'],
    ['what was sold', 'Robe de mariée Aurore Taille 38 · Réf. MAR-001 72 % soie, 28 % polyamide'],
    ['quantity, price, discount, rate and VAT', '1 2 408,33 −240,83 2 167,50 20 % 433,50 2 601,00'],
    ['the sending as a line', 'Livraison par Colissimo 1 12,50 – 12,50 20 % 2,50 15,00'],
    ['base and VAT of each rate', '20 % 2 180,00 436,00'],
    ['the totals', 'Total HT 2 180,00 € Total TVA 436,00 € Total TTC 2 616,00 €'],
    ['that it is paid', 'Facture acquittée.'],
    ['which page it is', 'page 1/1'],
  ])('says %s', (_what, words) => expect(text).toContain(words))

  it('says that the delivery is to come, as long as it is', async () => {
    expect((await read(anInvoice())).text).toContain('Livraison à venir')
  })

  it('names no discount where there is none, and no address twice', async () => {
    const plain = await read(anInvoice())
    expect(plain.text).not.toContain('Remise')
    expect(plain.text).not.toContain('Livrée à')
  })

  it('gives each rate its line', { tags: ['deep'] }, async () => {
    const lines = [
      anInvoiceLine({ grossCents: 12_000 }),
      anInvoiceLine({ grossCents: 10_550, rate: 550, description: { fr: 'Livre' } }),
    ]
    expect((await read(anInvoice({ lines }))).text).toContain('20 % 100,00 20,00 5,5 % 100,00 5,50')
  })

  it('cites the exemption of what leaves the Union', async () => {
    const lines = [anInvoiceLine({ grossCents: 289_000, rate: 0 })]
    const abroad = await read(anInvoice({ lines, vatRegime: 'export' }))
    expect(abroad.text).toContain('Exonération de TVA, article 262 I du CGI')
    expect(abroad.text).toContain('Total TVA 0,00 €')
  })

  it('tells a company its numbers and what delay costs', async () => {
    const buyer = { ...aBuyer, company: 'Galerie Fleuve', siren: '123456782', vatNumber: 'FR11123456782' }
    const { text: told } = await read(anInvoice({ buyer, paidOn: null }))
    expect(told).toContain('SIREN 123 456 782')
    expect(told).toContain('FR 11 123 456 782')
    expect(told).toContain('indemnité forfaitaire de 40 €')
    expect(told).not.toContain('acquittée')
  })

  it('tells a company that gave its name only what delay costs, and nobody else', async () => {
    const { text: told } = await read(anInvoice({ buyer: { ...aBuyer, company: 'Galerie Fleuve' } }))
    expect(told).toContain('indemnité forfaitaire de 40 €')
    expect(text).not.toContain('indemnité')
  })

  it('stays French for who reads English, with English beside it', async () => {
    const { text: told } = await read(anInvoice({ language: 'en' }))
    for (const words of ['Facture', 'Invoice', 'Total TTC', 'Total incl. VAT', 'Robe de mariée Aurore'])
      expect(told).toContain(words)
    expect(told).toContain('Aurore wedding gown Size 38')
    expect(told).toContain('the French text prevails')
    expect(text).not.toContain('Invoice')
  })
})

describe('a credit note', () => {
  it('says which invoice it corrects, why, and what is given back', async () => {
    const { text, info } = await read(aCreditNote())
    expect(info).toMatchObject({ Title: 'Avoir A-2026-000001' })
    for (const words of [
      'Avoir N° A-2026-000001',
      'Facture corrigée F-2026-000001 du 22/11/2026',
      'Motif : Rétractation de la commande entière',
      'Remboursé le 8 décembre 2026',
      'Total TTC 2 905,00 €',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('acquittée')
  })

  it('says when it had come, and nothing of a delivery that never came nor will', {
    tags: ['deep'],
  }, async () => {
    expect((await read(aCreditNote())).text).toContain('Livraison 26 novembre 2026')
    const { text } = await read(aCreditNote({ suppliedOn: null }))
    expect(text).not.toContain('à venir')
    expect(text).not.toContain('Livraison 2')
  })
})

describe('what is printed', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Robe n° ${String(index + 1).padStart(2, '0')}.`)
  const many = () =>
    anInvoice({ lines: names.map((fr) => anInvoiceLine({ grossCents: 39_500, description: { fr } })) })

  it('goes over as many pages as it needs, the head on each that has lines, each line whole', {
    tags: ['deep'],
  }, async () => {
    const { pages } = await read(many())
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1}/${pages.length}`)
      expect(page).toContain('SIRET 900 000 001 00017')
      const shown = names.filter((name) => page.includes(name))
      if (shown.length > 0) expect(page).toContain('Désignation Qté Prix unitaire HT')
      // The composition is the last line of each product.
      expect(page.match(/28 % polyamide/g)?.length ?? 0).toBe(shown.length)
    }
    expect(names.filter((name) => pages.some((page) => page.includes(name)))).toEqual(names)
    expect(pages.at(-1)).toContain(`Total TTC ${'15 800,00'} €`)
  })

  it('is the same bytes each time', { tags: ['deep'] }, async () => {
    const [first, second] = [await renderInvoice(many()), await renderInvoice(many())]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it('has a title, a language and a structure to be read out by', async () => {
    const { info, marked, tree } = await read(anInvoice())
    expect(info).toMatchObject({ Title: 'Facture F-2026-000001', Language: 'fr-FR', PDFFormatVersion: '1.7' })
    expect(marked).toMatchObject({ Marked: true })
    expect(JSON.stringify(tree)).toMatch(/"role":"H1".*"role":"Table".*"role":"TH".*"role":"TD"/)
  })

  it('embeds its faces and says that it may be archived', async () => {
    const bytes = Buffer.from(await renderInvoice(anInvoice())).toString('latin1')
    expect(bytes).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(bytes).toContain('+HankenGrotesk-Regular')
    expect(bytes).not.toContain('Helvetica')
    expect(bytes.length).toBeLessThan(60_000)
  })

  it('bears the same as data, as an alternative to what is printed, and says so of itself', async () => {
    for (const content of [anInvoice(), aCreditNote()]) {
      const bytes = await renderInvoice(content)
      const { attached, metadata } = await readPdf(bytes)
      expect([...attached.keys()]).toEqual(['factur-x.xml'])
      const data = attached.get('factur-x.xml')
      expect(new TextDecoder().decode(data)).toBe(ciiOfInvoice(content))
      expect(metadata?.get('fx:conformancelevel')).toBe('EN 16931')
      expect(metadata?.get('fx:documentfilename')).toBe('factur-x.xml')
      const raw = Buffer.from(bytes).toString('latin1')
      expect(raw).toContain('/AFRelationship /Alternative')
      expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
    }
  })

  it('writes names from all over Europe, and a mark for letters that no face has', {
    tags: ['deep'],
  }, async () => {
    const buyer = { ...aBuyer, firstName: 'Łucja Žofie', lastName: 'Παπαδοπούλου Софія', street: '東京 1' }
    expect((await read(anInvoice({ buyer }))).text).toContain('Łucja Žofie Παπαδοπούλου Софія ?? 1')
  })

  it('is refused when it does not add up', () => {
    const content = anInvoice()
    const totals = { ...content.totals, grossCents: content.totals.grossCents + 1 }
    expect(() => renderInvoice({ ...content, totals })).toThrow('does not add up')
  })
})
