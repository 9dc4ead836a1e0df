import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { PlatesContract } from '../plates.contract.ts'
import { fillPlate } from './fill-plate.ts'
import { platesRoutes } from './plates.routes.ts'

let test: TestDatabase
let app: TestProcess

const dispatcher = createDispatcher({ modules: [platesRoutes], checkAnswers: true })

const platesOf = async (slots?: string, lng: 'fr' | 'en' = 'fr') => {
  const api = createApi<PlatesContract>((key, call) => dispatcher.call(app.context({ lng }), key, call), lng)
  return (await api('GET /plates', { query: { slots } })).plates
}

const drawing = { key: 'aa', width: 1200, height: 1600, color: '#eeeeee', widths: [400, 1200] }

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
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
    const before = app.read.length
    await platesOf('hero,house,hero')
    expect(app.read.slice(before)).toEqual(['plate:hero', 'plate:house'])
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
