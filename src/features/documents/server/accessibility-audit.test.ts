import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/i18n/languages.ts'
import { defaultHouse } from '../../settings/settings.defaults.ts'
import { readDocument } from './read-document.ts'

const audit = readFileSync(new URL('../../../../docs/accessibility-audit.md', import.meta.url), 'utf8')
const results = [...audit.matchAll(/^\| (\d+\.\d+) +\| (C|NC|NA) +\| \S/gm)].map(
  ([, criterion = '', result = '']) => ({
    criterion,
    result,
  }),
)
const withResult = (wanted: string) =>
  results.filter(({ result }) => result === wanted).map(({ criterion }) => criterion)

/** How many criteria each theme of the RGAA has, version 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

describe('the audit of accessibility', () => {
  it('answers each of the 106 criteria once', () => {
    const criteria = themes.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    )
    expect(criteria).toHaveLength(106)
    expect(results.map(({ criterion }) => criterion)).toEqual(criteria)
  })

  it('gives the rate that the house announces', () => {
    const met = withResult('C').length
    const rate = Math.floor((100 * met) / (met + withResult('NC').length))
    expect(defaultHouse.accessibility).toMatchObject({ conformity: 'partial', rate })
  })

  it.each(languages)('is told by the statement, with each criterion that is not met, in %s', (lng) => {
    const { html } = readDocument('accessibilite', lng)
    const told = [...html.matchAll(/<li>(\d+\.\d+), /g)].map(([, criterion]) => criterion)
    expect(told).toEqual(withResult('NC'))
  })
})
