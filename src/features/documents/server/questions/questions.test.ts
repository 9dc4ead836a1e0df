import { describe, expect, it } from 'vitest'
import { languages } from '../../../../shared/i18n/languages.ts'
import { readHouseFile } from '../house-files.ts'
import { parseQuestions } from './parse-questions.ts'

const asked = (lng: (typeof languages)[number]) => parseQuestions(readHouseFile('questions', lng), lng)

describe('the questions of the house', () => {
  it('are the same in both languages, in the same order, with the same blanks', () => {
    const outline = (lng: (typeof languages)[number]) =>
      asked(lng).map(({ id, answer }) => [id, [...answer.matchAll(/\{\{[\w.]+\}\}/g)].map(String).sort()])
    expect(outline('en')).toEqual(outline('fr'))
    expect(outline('fr').length).toBeGreaterThanOrEqual(8)
  })

  it.each(languages)('are each asked once, and answered, in %s', (lng) => {
    const names = asked(lng).map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    for (const { question, answer } of asked(lng)) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThan(80)
    }
  })
})

describe('a file of questions', () => {
  const file = (body: string) => `---\ntitle: Questions\n---\n\n${body}`

  it('is read question by question, in the typography of its language', () => {
    const body = "## Qu'est-ce ? {#ceci}\n\nCeci.\n\n## Où ? {#la}\n\n[Ici](/garanties) ; là."
    expect(parseQuestions(file(body), 'fr')).toEqual([
      { id: 'ceci', question: 'Qu’est-ce\u202f?', answer: 'Ceci.' },
      {
        id: 'la',
        question: 'Où\u202f?',
        answer: '[Ici](/garanties)\u202f; là.',
      },
    ])
  })

  it.each(['## Sans nom ?\n\nRéponse.', '## Sans réponse ? {#nom}'])(
    'is refused when it says « %s »',
    (body) => {
      expect(() => parseQuestions(file(body), 'fr')).toThrow('A question wants its name')
    },
  )
})
