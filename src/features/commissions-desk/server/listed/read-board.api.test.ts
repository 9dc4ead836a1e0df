import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../../testing/commissions/commissions-api.ts'
import { writeToHouse } from '../../../commission-messages/server/write-message.ts'

let app: CatalogApp
let desk: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
})

afterAll(() => app.close())

const cardOf = async (id: string) =>
  (await desk('GET /admin/commission-board', {})).cards.find(({ _id }) => _id === id)

describe('the board of commissions', () => {
  it('has a card in the column of its stage, which says where it may go next', async () => {
    const guest = commissionsApi(app)
    const body = { ...aWish, email: `${randomUUID()}@example.fr` }
    const { commission, manageKey: key } = await guest('POST /commissions', { body })
    const id = commission._id
    const opened = { id, key }
    expect(await cardOf(id)).toMatchObject({ column: 'wish', next: null, title: null, unread: false })
    const quote = await sentQuote(desk, id)
    expect(await cardOf(id)).toMatchObject({ column: 'quoted', title: 'Robe de mariée Aurore' })
    await acceptedQuote(guest, { ...opened, ...quote })
    expect(await cardOf(id)).toMatchObject({ column: 'accepted', next: null })
    await paidInstalment(guest, opened)
    await writeToHouse(app.context(), { ...opened, words: 'Bonjour', pictureIds: [] })
    expect(await cardOf(id)).toMatchObject({
      column: 'measures',
      next: 'toile',
      plannedOn: expect.any(String),
      late: false,
      unread: true,
    })
    await passedStage(desk, id)
    expect(await cardOf(id)).toMatchObject({ column: 'toile', next: 'fitting_1', owed: false })
    await passedStage(desk, id)
    // An instalment is asked before the first fitting: until it is paid, the card stays.
    expect(await cardOf(id)).toMatchObject({ column: 'fitting_1', next: null, owed: true })
    const { week } = await desk('GET /admin/commission-board', {})
    expect(week).toEqual({ minutes: 140 * 60, planned: expect.any(Number) })
  })

  it('loses the card of what has ended', async () => {
    const guest = commissionsApi(app)
    const body = { ...aWish, email: `${randomUUID()}@example.fr` }
    const { commission, manageKey: key } = await guest('POST /commissions', { body })
    const params = { id: commission._id }
    await guest('POST /commissions/{id}/give-up', { params, query: { key }, body: { words: '' } })
    expect(await cardOf(commission._id)).toBeUndefined()
  })
})
