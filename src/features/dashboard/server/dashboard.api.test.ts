import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../../features/catalog/server/catalog.table.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterPiece } from '../../../testing/catalog/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../../testing/catalog/catalog-house.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

const dispatcher = createDispatcher({ modules: [dashboardRoutes], checkAnswers: true })

let house: CatalogHouse

const read = (query: { page?: number; limit?: number } = {}, lng: Language = 'fr') =>
  createApi<DashboardContract>(
    (key, call) =>
      dispatcher.call(house.context({ lng, caller: { id: 'margaux', role: 'staff' } }), key, call),
    lng,
  )('GET /admin/dashboard', { query })

const piece = (nameFr: string, stocks: Readonly<Record<string, number>>) =>
  enterPiece(house.context(), {
    nameFr,
    nameEn: `${nameFr} dress`,
    variants: Object.entries(stocks).map(([size, stock]) => ({ size, stock })),
  })

const failedMail = (place: number) => ({
  causeKey: `failed:${place}`,
  language: 'fr' as const,
  recipient: 'jeanne@example.fr',
  subject: `Message ${place}`,
  html: '',
  plainText: '',
  status: 'failed' as const,
  createdAt: new Date(Date.UTC(2026, 9, place)),
})

beforeAll(async () => {
  house = await catalogHouse()
})

beforeEach(async () => {
  const { db } = house.test.database
  await db.delete(products)
  await db.delete(mailOutbox)
})

afterAll(() => house.close())

describe('the pieces to see to', () => {
  it('are those with few of a size left, or none; what is sold out first', async () => {
    await piece('Aurore', { '36': 3, '38': 9 })
    const garance = await piece('Garance', { '36': 2, '38': 5, '40': 0 })
    const iris = await piece('Iris', { '': 0 })
    const lin = await piece('Lin', { '': 1 })
    const { scarce } = await read()
    expect(scarce).toMatchObject({ count: 3, soldOut: 1, totalPages: 1 })
    expect(scarce.pieces).toMatchObject([
      { _id: iris, name: 'Iris', stock: 0, lowSizes: [{ size: null, stock: 0 }] },
      { _id: lin, name: 'Lin', stock: 1, lowSizes: [{ size: null, stock: 1 }] },
      {
        _id: garance,
        stock: 7,
        lowSizes: [
          { size: '36', stock: 2 },
          { size: '40', stock: 0 },
        ],
      },
    ])
  })

  it('are named in the language of the reader', async () => {
    await piece('Iris', { '': 0 })
    expect((await read({}, 'en')).scarce.pieces[0]?.name).toBe('Iris dress')
  })

  it('are not those that the house presents no more', async () => {
    await piece('Iris', { '': 0 })
    await house.test.database.db.update(products).set({ deletedAt: new Date() })
    expect((await read()).scarce).toEqual({ pieces: [], count: 0, soldOut: 0, totalPages: 0 })
  })

  it('come page by page, in one order', async () => {
    for (const name of ['E', 'C', 'A', 'D', 'B']) await piece(name, { '': 1 })
    const namesOf = async (page: number) =>
      (await read({ page, limit: 2 })).scarce.pieces.map(({ name }) => name)
    expect([await namesOf(1), await namesOf(2), await namesOf(3), await namesOf(4)]).toEqual([
      ['A', 'B'],
      ['C', 'D'],
      ['E'],
      [],
    ])
    expect((await read({ page: 4, limit: 2 })).scarce).toMatchObject({ count: 5, totalPages: 3 })
  })
})

describe('the mails that could not be sent', () => {
  it('are counted, and the newest are told', async () => {
    const { db } = house.test.database
    const mails = [1, 2, 3, 4, 5, 6, 7].map(failedMail)
    await db
      .insert(mailOutbox)
      .values([...mails, { ...failedMail(8), status: 'sent' }, { ...failedMail(9), status: 'queued' }])
    const { failedMails } = await read()
    expect(failedMails.count).toBe(7)
    expect(failedMails.newest.map(({ subject }) => subject)).toEqual(
      [7, 6, 5, 4, 3].map((place) => `Message ${place}`),
    )
  })

  it('are none in a house where all is well', async () => {
    expect((await read()).failedMails).toEqual({ count: 0, newest: [] })
  })
})
