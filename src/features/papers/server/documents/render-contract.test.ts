import { beforeAll, describe, expect, it } from 'vitest'
import { aContract, aContractLine, aMeasuredLine } from '../../../../testing/orders/a-contract.ts'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import type { ContractContent } from '../../contract-content.ts'
import { renderContract } from './render-contract.ts'

type Read = Awaited<ReturnType<typeof readPdf>>

const read = async (content: ContractContent) => readPdf(await renderContract(content))

const excluded =
  'Pièce confectionnée à vos mesures : le droit de rétractation ne s’applique pas (art. L221-28 3°). Les garanties légales restent dues.'

describe('the contract of an order', () => {
  let french: Read

  beforeAll(async () => {
    french = await read(aContract())
  })

  it.each([
    ['the order and the moment', 'Commande n° MC-2026-000123'],
    ['the moment it was made', 'Conclu le 22 nov. 2026, 14:05'],
    ['the terms and when they were accepted', `version ${aContract().terms.version}, le 22 nov. 2026, 14:04`],
    ['the seller', 'Vendeur Maison Clairval SARL au capital de 50 000 € 14 rue de la Sourdière'],
    ['its numbers', 'RCS Paris 900 000 001 SIRET 900 000 001 00017'],
    ['how to reach it', '+33 1 42 60 18 47 bonjour@maison-clairval.example'],
    ['the buyer', 'Acheteur Jeanne Lefèvre-Œuvrard 3 quai des Brumes'],
    ['how to reach her', 'jeanne@example.fr +33 6 12 34 56 78'],
    ['how it goes and where to', 'Colissimo, remise contre signature'],
    ['what was bought', 'Robe de mariée Aurore Taille 38 · Réf. MAR-001 72 % soie, 28 % polyamide'],
    ['when it comes', 'Livraison entre le 26 novembre 2026 et le 30 novembre 2026.'],
    ['what it costs', '1 2 890,00 € 2 890,00 €'],
    ['that it may go back', 'Rétractation possible pendant quatorze jours après la réception.'],
    ['what may not', excluded],
    ['the discount', 'Code BIENVENUE10 −578,00 €'],
    ['the delivery', 'Livraison offerte'],
    ['the total', 'Total TTC 5 202,00 €'],
    ['the VAT in it', 'dont TVA 20 % sur 4 335,00 € 867,00 €'],
    ['where one withdraws online', 'en ligne sur https://maison-clairval.example/retractation.'],
    ['the receipt for it', 'ainsi que la date et l’heure de sa soumission'],
    [
      'the mediator',
      'Médiation Couture et Création, 1 place de l’Exemple, 75000 Paris, https://mediation.example',
    ],
    [
      'the terms',
      `Conditions générales de vente Version ${aContract().terms.version}, acceptée le 22 nov. 2026, 14:04.`,
    ],
    ['the box of the guarantees', 'deux ans à compter de la délivrance du bien'],
    ['the form of withdrawal', 'À l’attention de Maison Clairval, 14 rue de la Sourdière'],
    ['all of the form', '(*) Rayez la mention inutile.'],
  ])('says %s', (_what, words) => expect(french.text).toContain(words))

  it('says of each product whether it may go back', () => {
    expect(french.text.match(/Rétractation possible/g)).toHaveLength(1)
    const [, ofTheMeasured = ''] = french.text.split('Robe du soir Isaure')
    expect(ofTheMeasured.slice(0, 280)).toContain(excluded)
  })

  it('tells nobody how to withdraw who may not', { tags: ['deep'] }, async () => {
    const { text } = await read(aContract({ lines: [aMeasuredLine] }))
    expect(text).not.toContain('des pièces qui le permettent')
    expect((await read(aContract({ lines: [aContractLine] }))).text).toContain('des pièces qui le permettent')
  })

  it('says where it is fetched when it is not sent', { tags: ['deep'] }, async () => {
    const delivery = { means: { fr: 'Retrait' }, address: null }
    expect((await read(aContract({ delivery }))).text).toContain('Retrait à l’atelier Maison Clairval 14 rue')
  })

  it('names the day it is wanted for, when there is one', { tags: ['deep'] }, async () => {
    expect((await read(aContract({ eventDate: '2027-05-08' }))).text).toContain(
      'Date de l’événement 8 mai 2027',
    )
    expect(french.text).not.toContain('événement')
  })

  it('is one page after the other, each with the seller and its number', () => {
    const { pages } = french
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('SIRET 900 000 001 00017')
      expect(page).toContain(`page ${index + 1}/${pages.length}`)
    }
  })

  it('has a structure with headings, lists and a table', () => {
    expect(french.info).toMatchObject({ Title: 'Contrat de vente MC-2026-000123', Language: 'fr-FR' })
    expect(french.marked).toMatchObject({ Marked: true })
    expect(JSON.stringify(french.tree)).toMatch(/"role":"H1".*"role":"Table".*"role":"H2"/)
  })

  it('is the same bytes each time', { tags: ['deep'] }, async () => {
    const [first, second] = [await renderContract(aContract()), await renderContract(aContract())]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })
})

describe('the contract of who orders in English', () => {
  it('is in English, then in French, which prevails', { tags: ['deep'] }, async () => {
    const { text, info } = await read(aContract({ language: 'en' }))
    expect(info).toMatchObject({ Title: 'Contract of sale MC-2026-000123', Language: 'en-GB' })
    expect(text).toContain('The French text, which follows, is the binding one.')
    const [english = '', french = ''] = text.split('Contrat de vente')
    for (const words of [
      'Aurore wedding gown Size 38',
      'Delivery between 26 November 2026 and 30 November 2026.',
      'A piece made to your measurements: the right of withdrawal does not apply',
      'Total incl. VAT 5 202,00 €',
      'The consumer has two years from delivery of the goods',
      'hereby give notice that I/We',
    ])
      expect(english).toContain(words)
    for (const words of [
      'Robe de mariée Aurore',
      'Total TTC 5 202,00 €',
      excluded,
      'Rayez la mention inutile',
    ])
      expect(french).toContain(words)
  })
})
