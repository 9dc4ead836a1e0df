import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../platform/clock.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import { defaultDelivery } from '../../settings/settings.defaults.ts'
import type { ContentContract } from '../content.contract.ts'
import { contentRoutes } from './content.routes.ts'
import { fillPlate } from './fill-plate.ts'

let test: TestDatabase
let house: TestProcess

const dispatcher = createDispatcher({ modules: [contentRoutes], checkAnswers: true })

const platesOf = async (slots?: string, lng: 'fr' | 'en' = 'fr') => {
  const api = createApi<ContentContract>(
    (key, call) => dispatcher.call(house.context({ lng }), key, call),
    lng,
  )
  return (await api('GET /plates', { query: { slots } })).plates
}

const drawing = { key: 'aa', width: 1200, height: 1600, color: '#eeeeee', widths: [400, 1200] }

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
  const { db } = test.database
  await fillPlate(db, {
    ...drawing,
    slot: 'hero',
    altFr: 'Une robe',
    altEn: 'A gown',
    updatedAt: testNow,
  })
  await fillPlate(db, { ...drawing, slot: 'house', altFr: 'L’atelier', updatedAt: testNow })
})

afterAll(() => test.close())

describe('plates', () => {
  it('are answered for the slots that are asked about, an empty one left out', async () => {
    expect(await platesOf('hero,not-found')).toEqual({
      hero: {
        url: '/media/aa/1200.webp',
        alt: 'Une robe',
        width: 1200,
        height: 1600,
        color: '#eeeeee',
        widths: [400, 1200],
      },
    })
  })

  it('are all answered when no slot is named', async () => {
    expect(Object.keys(await platesOf()).sort()).toEqual(['hero', 'house'])
  })

  it('are described in the language of the call, in French where there is no English', async () => {
    const { hero, house: atelier } = await platesOf('hero,house', 'en')
    expect([hero?.alt, atelier?.alt]).toEqual(['A gown', 'L’atelier'])
  })

  it('let only the pages fall that show them', async () => {
    const before = house.read.length
    await platesOf('hero,house,hero')
    expect(house.read.slice(before)).toEqual(['plate:hero', 'plate:house'])
  })

  it.each(['hero,attic', '', 'toString'])('are not answered for « %s »', (slots) =>
    expect(platesOf(slots)).rejects.toBeInstanceOf(InvalidInput),
  )

  it('stay where they are when a slot is filled again', async () => {
    const again = { ...drawing, key: 'bb', altFr: 'Une autre', updatedAt: testNow, slot: 'hero' } as const
    expect(await fillPlate(test.database.db, again)).toBe(false)
    expect((await platesOf('hero')).hero?.alt).toBe('Une robe')
  })
})

describe('long texts', () => {
  const documentOf = async (name: string, lng: 'fr' | 'en' = 'fr') => {
    const api = createApi<ContentContract>(
      (key, call) => dispatcher.call(house.context({ lng }), key, call),
      lng,
    )
    return (await api('GET /documents/{name}', { params: { name } })).document
  }

  it('are answered in the language of the call', async () => {
    expect((await documentOf('garanties')).title).toBe('Vos garanties')
    expect((await documentOf('garanties', 'en')).title).toBe('Your guarantees')
  })

  it('name today’s seller, and fall when it changes', async () => {
    house.read.length = 0
    const before = await documentOf('cgv')
    expect(before.html).toContain('Maison Clairval, SARL')
    expect(house.read).toEqual(['house', 'seller', 'delivery', 'services'])
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
    house = testProcess(test)
    expect(await plain('livraison-retours')).toContain('Autres pays et outre-mer : 60 €')
    expect(await plain('cgv', 'en')).toContain('overseas territories: 60 €')
    expect(await plain('accessibilite')).toContain(
      'Accessibilité : totalement conforme.</strong> Le dernier audit date du 3 février 2027.',
    )
    expect(await plain('accessibilite')).toContain('100 % des critères du RGAA')
    await db.delete(settingsTable).where(inArray(settingsTable.subject, ['delivery', 'house']))
    house = testProcess(test)
  })

  it('that name nobody depend on nothing', async () => {
    house.read.length = 0
    await documentOf('garanties')
    expect(house.read).toEqual([])
  })

  it.each(['inconnu', 'toString', '../garanties'])('are not found under « %s »', (name) =>
    expect(documentOf(name)).rejects.toMatchObject({ kind: 'not-found' }),
  )
})

describe('questions', () => {
  const questionsIn = async (lng: 'fr' | 'en') => {
    const api = createApi<ContentContract>(
      (key, call) => dispatcher.call(house.context({ lng }), key, call),
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
    house.read.length = 0
    await test.database.db.insert(settingsTable).values({
      subject: 'delivery',
      changes: { makingWeeks: { min: 5, max: 9 } },
      updatedAt: dateOf(testNow),
    })
    house = testProcess(test)
    expect(await answerOf('boutique')).toContain('5 à 9 semaines')
    expect(new Set(house.read)).toEqual(new Set(['house', 'seller', 'delivery', 'services']))
  })
})
