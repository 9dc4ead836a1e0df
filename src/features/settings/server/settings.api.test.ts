import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../platform/clock.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { SettingsContract } from '../settings.contract.ts'
import { defaultSeller } from '../settings.defaults.ts'
import { readSeller } from './seller.public.ts'
import { settingsRoutes } from './settings.routes.ts'
import { settingsTable } from './settings.table.ts'

const dispatcher = createDispatcher({ modules: [settingsRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

const api = () => createApi<SettingsContract>((key, call) => dispatcher.call(app.context(), key, call), 'fr')

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

afterAll(() => test.close())

describe('the seller', () => {
  it('is told with everything that a legal notice needs, its capital in euros', async () => {
    app.read.length = 0
    const { legal } = await api()('GET /house/legal', {})
    const { legalName, legalForm, siren, siret, rcsCity, vatNumber, seat, mediator } = defaultSeller
    expect(legal).toMatchObject({ legalName, legalForm, siren, siret, rcsCity, vatNumber, seat, mediator })
    expect(legal.capital).toBe(50_000)
    expect(app.read).toEqual(['seller'])
  })

  it('keeps to itself what only the house needs', async () => {
    const { legal } = await api()('GET /house/legal', {})
    for (const field of ['ossEnabled', 'vatPeriodicity', 'reportingPlatform', 'carriers', 'capitalCents'])
      expect(legal).not.toHaveProperty(field)
  })

  it('does not come with the house, which every page carries', async () => {
    const { house: told } = await api()('GET /house', {})
    expect(JSON.stringify(told)).not.toContain(defaultSeller.siren)
  })

  it('is what the house has changed, and by default for the rest', async () => {
    const changes = { legalName: 'Clairval et filles', ossEnabled: true }
    await test.database.db
      .insert(settingsTable)
      .values({ subject: 'seller', changes, updatedAt: dateOf(testNow) })
    expect(await readSeller(test.database.db)).toEqual({ ...defaultSeller, ...changes })
  })
})
