import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import { defaultHouse, defaultSeller } from '../../../settings/settings.defaults.ts'
import { printedSeller } from '../../printed-parties.ts'
import type { MeasuredBody, WorkSheet } from '../../work-sheet.ts'
import { renderWorkSheet } from './render-work-sheet.ts'

const body = (rest: Partial<MeasuredBody> = {}): MeasuredBody => ({
  name: null,
  takenOn: '2026-10-02',
  isFresh: true,
  measures: [
    { name: 'Tour de taille', cm: '70,5', takenOn: '2026-10-02' },
    { name: 'Stature', cm: '168', takenOn: '2026-03-14' },
  ],
  croquis: {
    box: { left: -40, top: -4, width: 80, height: 170 },
    strokes: [{ paths: ['M-10 0C-5 20 -5 40 -10 60', 'M-8 60Q0 63 8 60'], thickness: 0.5, color: 'ink' }],
  },
  ...rest,
})

const sheet = (rest: Partial<WorkSheet> = {}): WorkSheet => ({
  language: 'fr',
  seller: printedSeller(defaultSeller, defaultHouse),
  printedAt: '2026-11-28T07:30:00Z',
  number: 'SM-2026-000012',
  firstName: 'Jeanne',
  title: 'Robe de mariée Aurore',
  occasion: 'Mariage',
  eventDate: '2027-06-12',
  handoverBy: '2027-05-29',
  parts: [
    { text: 'Robe en crêpe de soie', quantity: 1 },
    { text: 'Boutons gainés', quantity: 24 },
  ],
  cloths: [
    { text: 'Crêpe de soie ivoire', readyOn: null },
    { text: 'Dentelle de Calais', readyOn: '2026-12-10' },
  ],
  stages: [
    { name: 'Prise de mesures', isPassed: true, hours: 1, plannedOn: null, note: '' },
    { name: 'Toile', isPassed: false, hours: 16, plannedOn: '2026-12-18', note: 'Aisance de 2 cm au dos.' },
  ],
  bodies: [body()],
  ...rest,
})

const read = async (rest: Partial<WorkSheet> = {}) => readPdf(await renderWorkSheet(sheet(rest)))

describe('the printed work sheet', () => {
  it('says what is made, of what, by when, how far it is and what was noted', async () => {
    const { pages, info } = await read()
    const [first = ''] = pages
    expect(first).toContain('Fiche de travail SM-2026-000012 Pour Jeanne Robe de mariée Aurore')
    expect(first).toContain('Mariage, le 12 juin 2027 À remettre au plus tard le 29 mai 2027')
    expect(first).toContain('Robe en crêpe de soie 24 × Boutons gainés')
    expect(first).toContain('Crêpe de soie ivoire, à l’atelier Dentelle de Calais, attendue le')
    expect(first).toContain('Prise de mesures 1 faite Toile 16')
    expect(first).toContain('Aisance de 2 cm au dos.')
    expect(first).toContain('à détruire après l’ouvrage')
    expect(info).toMatchObject({ Title: 'Fiche de travail SM-2026-000012', Language: 'fr-FR' })
  })

  it('has each body on a page of its own, with its measures and how old they are', async () => {
    const sister = body({ name: 'Léa', isFresh: false })
    const { pages } = await read({ bodies: [body(), sister] })
    expect(pages).toHaveLength(3)
    expect(pages[1]).toContain('Mesures de la cliente Dernière prise le 2 octobre 2026')
    expect(pages[1]).toContain('Tour de taille 70,5')
    expect(pages[1]).not.toContain('à reprendre')
    expect(pages[2]).toContain('Mesures de Léa')
    expect(pages[2]).toContain('à reprendre avant de couper')
  })

  it('says in English that nothing was measured', async () => {
    const { text } = await read({ language: 'en', bodies: [] })
    expect(text).toContain('No measurement is known.')
    expect(text).not.toContain('holds measurements')
  })
})
