import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  sentQuote,
} from '../../../../testing/commissions/commissions-api.ts'
import { commissionQuotes, commissions } from '../commissions.table.ts'
import { clearOldWishes } from './clear-old-wishes.ts'

let app: CatalogApp
let desk: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  const staff = await enterCustomer(app.context(), { role: 'staff', firstName: 'Inès', lastName: 'Morel' })
  desk = commissionsApi(app, { caller: staff })
})

afterAll(() => app.close())

const wished = async () => {
  const { commission, manageKey } = await commissionsApi(app)('POST /commissions', { body: aWish })
  return { id: commission._id, key: manageKey }
}

const leftAfter = async (days: number) => {
  app.moveClock({ hours: 24 * days })
  await clearOldWishes(app.context())
  const left = await app.test.database.db
    .select({ id: commissions.id })
    .from(commissions)
    .orderBy(asc(commissions.number))
  return left.map(({ id }) => id)
}

it('forgets a wish and its quotes three years after the last that happened to it, and no contract', async () => {
  const [wish, quoted, agreed] = [await wished(), await wished(), await wished()]
  const quote = await sentQuote(desk, agreed.id, aQuote)
  await acceptedQuote(commissionsApi(app), { ...agreed, ...quote })
  app.moveClock({ hours: 24 * 10 })
  await sentQuote(desk, quoted.id, aQuote)
  expect(await leftAfter(1_080)).toEqual([wish.id, quoted.id, agreed.id])
  expect(await leftAfter(7)).toEqual([quoted.id, agreed.id])
  expect(await leftAfter(10)).toEqual([agreed.id])
  expect(await app.test.database.db.$count(commissionQuotes)).toBe(1)
})
