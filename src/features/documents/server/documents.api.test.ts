import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../platform/clock.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import { defaultDelivery } from '../../settings/settings.defaults.ts'
import type { DocumentsContract } from '../documents.contract.ts'
import { documentsRoutes } from './documents.routes.ts'

let test: TestDatabase
let app: TestProcess

const dispatcher = createDispatcher({ modules: [documentsRoutes], checkAnswers: true })

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

afterAll(() => test.close())

describe('long texts', () => {
  const documentOf = async (name: string, lng: 'fr' | 'en' = 'fr') => {
    const api = createApi<DocumentsContract>(
      (key, call) => dispatcher.call(app.context({ lng }), key, call),
      lng,
    )
    return (await api('GET /documents/{name}', { params: { name } })).document
  }

  it('are answered in the language of the call', async () => {
    expect((await documentOf('garanties')).title).toBe('Vos garanties')
    expect((await documentOf('garanties', 'en')).title).toBe('Your guarantees')
  })

  it('name today’s seller, and fall when it changes', async () => {
    app.read.length = 0
    const before = await documentOf('cgv')
    expect(before.html).toContain('Maison Clairval, SARL')
    expect(app.read).toEqual(['legal-texts', 'house', 'seller', 'delivery', 'services'])
    const changes = { legalName: 'Aiguille & Fils' }
    await test.database.db
      .insert(settingsTable)
      .values({ subject: 'seller', changes, updatedAt: dateOf(testNow) })
    expect((await documentOf('cgv')).html).toContain('Aiguille &amp; Fils, SARL')
  })

  it('say what the settings say today: the costs of delivery, the state of accessibility', async () => {
    const { db } = test.database
    const plain = async (name: string, lng: 'fr' | 'en' = 'fr') =>
      (await documentOf(name, lng)).html.replace(/\s/g, ' ')
    expect(await plain('livraison-retours')).toContain('Autres pays et outre-mer : 45 €')
    expect(await plain('accessibilite')).toContain(
      'Accessibilité : partiellement conforme.</strong> Le dernier audit date du 27 novembre 2026.',
    )
    const { rates, ...days } = defaultDelivery
    const updatedAt = dateOf(testNow)
    await db.insert(settingsTable).values([
      { subject: 'delivery', changes: { ...days, rates: { ...rates, world: { cents: 6_000 } } }, updatedAt },
      {
        subject: 'house',
        changes: { accessibility: { conformity: 'full', auditedOn: '2027-02-03', rate: 100 } },
        updatedAt,
      },
    ])
    app = testProcess(test)
    expect(await plain('livraison-retours')).toContain('Autres pays et outre-mer : 60 €')
    expect(await plain('cgv', 'en')).toContain('overseas territories: 60 €')
    expect(await plain('accessibilite')).toContain(
      'Accessibilité : totalement conforme.</strong> Le dernier audit date du 3 février 2027.',
    )
    expect(await plain('accessibilite')).toContain('100 % des critères du RGAA')
    await db.delete(settingsTable).where(inArray(settingsTable.subject, ['delivery', 'house']))
    app = testProcess(test)
  })

  it('that name nobody depend on nothing', async () => {
    app.read.length = 0
    await documentOf('garanties')
    expect(app.read).toEqual([])
  })

  it.each(['inconnu', 'toString', '../garanties'])('are not found under « %s »', (name) =>
    expect(documentOf(name)).rejects.toMatchObject({ kind: 'not-found' }),
  )
})

describe('questions', () => {
  const questionsIn = async (lng: 'fr' | 'en') => {
    const api = createApi<DocumentsContract>(
      (key, call) => dispatcher.call(app.context({ lng }), key, call),
      lng,
    )
    return (await api('GET /questions', {})).questions
  }
  const answerOf = async (id: string, lng: 'fr' | 'en' = 'fr') =>
    (await questionsIn(lng)).find((entry) => entry.id === id)?.answer

  it('are answered with what the settings say, in the language of the call', async () => {
    expect(await answerOf('prix')).toMatch(/commence à 3.800.€, .* à 1.900.€, .* à 1.200.€/)
    expect(await answerOf('prix', 'en')).toMatch(/starts at 3.800.€/)
    expect(await answerOf('salon')).toContain('lundi – vendredi, 10:00–19:00')
    expect(await answerOf('salon')).toContain('samedi, 10:00–18:00')
    expect(JSON.stringify([await questionsIn('fr'), await questionsIn('en')])).not.toContain('{{')
  })

  it('follow the settings, and fall with them', async () => {
    app.read.length = 0
    await test.database.db.insert(settingsTable).values({
      subject: 'delivery',
      changes: { makingWeeks: { min: 5, max: 9 } },
      updatedAt: dateOf(testNow),
    })
    app = testProcess(test)
    expect(await answerOf('boutique')).toContain('5 à 9 semaines')
    expect(new Set(app.read)).toEqual(new Set(['questions', 'house', 'seller', 'delivery', 'services']))
  })
})
