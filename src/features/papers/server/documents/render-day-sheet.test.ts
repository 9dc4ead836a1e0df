import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import { defaultHouse, defaultSeller } from '../../../settings/settings.defaults.ts'
import type { DaySheet } from '../../day-sheet.ts'
import { printedSeller } from '../../printed-parties.ts'
import { renderDaySheet } from './render-day-sheet.ts'

const visit = {
  time: '10:00 – 11:30',
  salon: 'Garance',
  kind: 'Essayage',
  customer: 'Jeanne Arnaud',
  phone: '+33612345678',
  details: ['2 personnes l’accompagnent', 'Prévoir le voile long'],
}

const sheet = (rest: Partial<DaySheet>): DaySheet => ({
  language: 'fr',
  seller: printedSeller(defaultSeller, defaultHouse),
  day: '2026-11-28',
  printedAt: '2026-11-28T07:30:00Z',
  visits: [visit],
  ...rest,
})

const read = async (rest: Partial<DaySheet> = {}) => readPdf(await renderDaySheet(sheet(rest)))

describe('the printed day of the salon', () => {
  it('says when who comes, where, for what, and what has to be known', async () => {
    const { text, info } = await read()
    expect(text).toContain('Journée du salon samedi 28 novembre 2026')
    expect(text).toContain('10:00 – 11:30 Garance Jeanne Arnaud +33 6 12 34 56 78 Essayage 2 personnes')
    expect(text).toContain('Prévoir le voile long')
    expect(text).toContain('Imprimé le 28 nov. 2026, 08:30')
    expect(info).toMatchObject({ Title: 'Journée du salon 2026-11-28', Language: 'fr-FR' })
  })

  it('says that nobody comes', async () => {
    expect((await read({ visits: [], language: 'en' })).text).toContain('No appointment on that day.')
  })

  it('goes on over several sheets', async () => {
    const { pages } = await read({ visits: Array(40).fill(visit) })
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join(' ').match(/Jeanne Arnaud/g)).toHaveLength(40)
  })
})
