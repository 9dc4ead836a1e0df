import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  openSlots,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import { commissionsToday } from './commissions.today.ts'

let app: CatalogApp
let desk: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterAll(() => app.close())

/** The hours of the atelier, as the settings keep them. */
const works = (hoursAWeek: number) => {
  const changes = { hoursAWeek }
  return app
    .context()
    .db.insert(settingsTable)
    .values({ subject: 'atelier', changes, updatedAt: new Date(0) })
    .onConflictDoUpdate({ target: settingsTable.subject, set: { changes } })
}

describe('what is to be done for commissions today', () => {
  it('says what will not be ready, and who comes before the atelier can be, once it works less', async () => {
    const guest = commissionsApi(app)
    const body = { ...aWish, email: `${randomUUID()}@example.fr` }
    const { commission, manageKey: key } = await guest('POST /commissions', { body })
    const { _id: id, number } = commission
    const opened = { id, key }
    await acceptedQuote(guest, { ...opened, ...(await sentQuote(desk, id)) })
    await paidInstalment(guest, opened)
    await passedStage(desk, id)
    const read = async () =>
      (await guest('GET /commissions/{id}', { params: { id }, query: { key } })).commission
    const from = (await read()).stages.find(({ stage }) => stage === 'toile')?.booking?.from ?? ''
    const [start = ''] = await openSlots(guest, { type: 'toile-fitting', from })
    await guest('POST /commissions/{id}/stages/{stage}/appointment', {
      params: { id, stage: 'toile' },
      query: { key },
      body: { start },
    })
    const notes = async () => {
      const entries = await commissionsToday.find(app.context().db, {
        today: '2026-10-14',
        most: 50,
      } as never)
      return entries.flatMap(({ title, note, dueOn }) => (title === number ? [{ note, dueOn }] : []))
    }
    expect(await notes()).toEqual([])
    await works(8)
    expect(await notes()).toEqual([{ note: 'too-early', dueOn: start.slice(0, 10) }])
    await works(1)
    expect(await notes()).toEqual([{ note: 'behind', dueOn: expect.any(String) }])
    await works(140)
    expect(await notes()).toEqual([])
  })
})
