import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import type { DocumentsContract } from '../../documents.contract.ts'
import { documentsRoutes } from '../documents.routes.ts'
import { ownQuestions } from './own-questions.table.ts'
import { questionsTag } from './own-questions.ts'

const dispatcher = createDispatcher({ modules: [documentsRoutes], checkAnswers: true })

let app: CatalogApp
let api: ReturnType<typeof createApi<DocumentsContract>>

beforeAll(async () => {
  app = await catalogApp()
  const member = await enterCustomer(app.context(), { role: 'staff' })
  const caller = { ...member, areas: ['catalogue' as const] }
  api = createApi<DocumentsContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
})

beforeEach(() =>
  app.context().write(async ({ db, announce }) => {
    await db.delete(ownQuestions)
    announce(questionsTag)
  }),
)

afterAll(() => app.close())

const question = (fr: string, rest: { answer?: string; id?: string } = {}) => {
  const { answer = 'Oui.', id } = rest
  return {
    ...(id && { id }),
    fr: { question: fr, answer },
    en: { question: `${fr} in English`, answer: 'Yes.' },
  }
}

const write = (questions: ReturnType<typeof question>[], version: number | null = null) =>
  api('PUT /admin/questions', { body: { questions, version } })

const shown = async (lng: Language = 'fr') => {
  const visitor = createApi<DocumentsContract>(
    (key, call) => dispatcher.call(app.context({ lng }), key, call),
    lng,
  )
  return (await visitor('GET /questions', {})).questions
}

describe('the questions', () => {
  it('are those of the software until the house writes its own', async () => {
    const before = await api('GET /admin/questions', {})
    expect(before.version).toBeNull()
    expect((await shown()).map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id))
    expect(before.questions[0]?.en.question).toMatch(/^When/)
    const { version } = await write([...before.questions.slice(1), question('Un chien est-il bienvenu ?')])
    expect(version).toBe(1)
    expect((await shown()).at(-1)).toEqual({
      id: 'un-chien-est-il-bienvenu',
      question: 'Un chien est-il bienvenu\u202f?',
      answer: '<p>Oui.</p>\n',
    })
    expect((await shown('en')).at(-1)?.question).toBe('Un chien est-il bienvenu ? in English')
  })

  it('keep their names, each its own', async () => {
    const { questions } = await write([
      question('Où ?'),
      question('Où ?'),
      question('Où ?', { id: 'salon' }),
      question('?'),
    ])
    expect(questions.map(({ id }) => id)).toEqual(['ou', 'ou-2', 'salon', 'question'])
  })

  it('are answered with what the settings say, and with links in the language of the reader', async () => {
    await write([
      question('Où ?', { answer: 'À [{{house.name}}](/contact), {{visits.noticeHours}} h avant.' }),
    ])
    expect((await shown())[0]?.answer).toContain('>Maison Clairval</a>')
    await expect(write([question('Où ?', { answer: '{{nothing}}' })], 1)).rejects.toMatchObject({
      fields: { 'questions.0.fr.answer': 'fields.blank' },
    })
    await expect(write([question('Chez {{house.name}} ?')], 1)).rejects.toMatchObject({
      fields: { 'questions.0.fr.question': 'fields.blank' },
    })
    await expect(write([question('Où ?', { answer: '<b>Ici</b>' })], 1)).rejects.toMatchObject({
      fields: { 'questions.0.fr.answer': 'fields.html' },
    })
  })

  it('are not written over those of somebody else', async () => {
    await write([question('Un ?')])
    await expect(write([question('Deux ?')])).rejects.toMatchObject({ code: 'questions_changed' })
    const both = await Promise.allSettled([write([question('A ?')], 1), write([question('B ?')], 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('may be none', async () => {
    await write([])
    expect(await shown()).toEqual([])
  })
})
