import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { defaultHouse } from '../../settings/settings.defaults.ts'
import type { OpeningHoursContract } from '../opening-hours.contract.ts'
import { openingHoursRoutes } from './opening-hours.routes.ts'

const dispatcher = createDispatcher({ modules: [openingHoursRoutes], checkAnswers: true })
const { hours } = defaultHouse

let app: CatalogApp
let caller: Awaited<ReturnType<typeof enterCustomer>>

const touchedBy = async (more: Partial<typeof hours>) => {
  const api = createApi<OpeningHoursContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  const body = { hours: { ...hours, ...more } }
  return (await api('POST /admin/opening-hours/touched', { body })).appointments.map(({ start }) => start)
}

const tuesday = '2026-11-03T10:00:00+01:00'
const tuesdayLate = '2026-11-03T16:00:00+01:00'
const sunday = '2026-11-08T10:00:00+01:00'

beforeAll(async () => {
  app = await catalogApp()
  caller = await enterCustomer(app.context(), { role: 'admin' })
  const desk = appointmentsApi(app, { caller })
  for (const start of [tuesday, tuesdayLate, sunday])
    await desk('POST /admin/appointments', {
      body: { ...aCustomer, type: 'measuring', start, evenIfClosed: true },
    })
})

afterAll(() => app.close())

describe('new hours', () => {
  it('touch nothing when they are those that stand', async () => {
    expect(await touchedBy({})).toEqual([])
  })

  it('touch what they leave outside, the next first, and not what the house had put outside knowingly', async () => {
    const wednesdays = [{ days: [3], opens: '10:00', closes: '19:00' }]
    expect(await touchedBy({ salon: wednesdays })).toEqual([tuesday, tuesdayLate])
    expect(await touchedBy({ salon: [{ days: [2], opens: '10:00', closes: '16:30' }] })).toEqual([
      tuesdayLate,
    ])
  })

  it('touch nothing for being hours on request, or those of the telephone', async () => {
    const tuesdays = [{ days: [2], opens: '09:00', closes: '19:00' }]
    const wednesdays = [{ days: [3], opens: '10:00', closes: '19:00' }]
    expect(await touchedBy({ salon: wednesdays, onRequest: tuesdays })).toEqual([])
    expect(await touchedBy({ customerService: wednesdays })).toEqual([])
  })

  it('are looked at only when they could be kept', async () => {
    const backwards = [{ days: [2], opens: '19:00', closes: '10:00' }]
    const refusal = await touchedBy({ salon: backwards }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(InvalidInput)
    expect((refusal as InvalidInput).issues.map(({ path }) => path.join('.'))).toEqual([
      'hours.salon.0.closes',
    ])
  })
})
