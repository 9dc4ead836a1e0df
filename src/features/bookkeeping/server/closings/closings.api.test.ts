import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../../testing/orders/buying-app.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import { closingsRoutes } from '../closings.routes.ts'
import { closeByItself } from './close-periods.ts'
import { beginning } from './seal-closing.ts'
import { verifyClosings } from './verify-closings.ts'

const dispatcher = createDispatcher({ modules: [closingsRoutes], checkAnswers: true })

const bank = paymentRecorder()
let app: BuyingApp
let gown: string
let books: ReturnType<typeof createApi<ClosingsContract>>

const close = (kind: 'day' | 'month' | 'year', period: string) =>
  books('POST /admin/accounts/closings', { body: { kind, period } })

const list = (query: object = {}) => books('GET /admin/accounts/closings', { query })

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 40_000, variants: [{ size: '38', stock: 20 }] })
  const caller = await enterCustomer(app.context(), {
    role: 'admin',
    firstName: 'Hélène',
    lastName: 'Clairval',
  })
  books = createApi<ClosingsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
})

afterAll(() => app.close())

describe('closings', () => {
  it('begin with the first entry', async () => {
    expect(await closeByItself(app.context())).toBe(0)
    expect(await list()).toMatchObject({ closings: [], due: [] })
    await expect(close('day', '2026-10-13')).rejects.toMatchObject({ code: 'nothing_to_close' })
    expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined, closings: 0 })
    await paidBuyer(app, bank, { productId: gown })
  })

  it('are refused for a day that is not over, and until three o’clock of the next', async () => {
    for (const period of ['2026-10-14', '2026-10-15'])
      await expect(close('day', period)).rejects.toMatchObject({ code: 'period_not_over' })
    // From noon on the 14th to half past two on the 15th.
    app.moveClock({ hours: 14, minutes: 30 })
    await expect(close('day', '2026-10-14')).rejects.toMatchObject({ code: 'period_not_over' })
    expect(await closeByItself(app.context())).toBe(0)
    app.moveClock({ minutes: 30 })
    expect((await list()).due).toEqual([{ kind: 'day', period: '2026-10-14' }])
    await expect(close('month', '2026-10')).rejects.toMatchObject({ code: 'period_not_over' })
    await expect(close('day', '2026-10-13')).rejects.toMatchObject({ code: 'nothing_to_close' })
  })

  it('by hand say what a day came to, and who closed it', async () => {
    const { closing, count } = await close('day', '2026-10-14')
    expect(count).toBe(1)
    expect(closing).toMatchObject({
      _id: '1',
      number: 1,
      from: '2026-10-14',
      to: '2026-10-14',
      closedBy: 'Hélène Clairval',
      byHand: true,
      entries: 2,
      net: 345.83,
      vat: 69.17,
      total: 415,
      base: { r20: 345.83, r0: 0 },
      tax: { r20: 69.17 },
      taken: 415,
      givenBack: 0,
      perpetual: 415,
      perpetualBalance: 415,
    })
    expect(closing.hash).not.toBe(beginning)
    await expect(close('day', '2026-10-14')).rejects.toMatchObject({ code: 'already_closed' })
    expect(await list()).toMatchObject({ closings: [closing], due: [] })
  })

  it('leave nothing in: what is dated on a closed day is refused, what comes late enters today', async () => {
    await expect(
      app.db.execute(sql`
        insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
        select at, payment_id, kind, amount_cents, provider, 'slipped' from payment_journal limit 1`),
    ).rejects.toThrow()
    await paidBuyer(app, bank, { productId: gown })
    expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined, closings: 1 })
    app.moveClock({ hours: 24 })
    await closeByItself(app.context())
    expect((await list()).closings[0]).toMatchObject({ period: '2026-10-15', entries: 2, perpetual: 830 })
  })

  it('by themselves catch up with each day, month and year, of which none is left out', async () => {
    app.moveClock({ hours: 24 * 80 })
    const [first, second] = await Promise.all([closeByItself(app.context()), closeByItself(app.context())])
    const { closings, more } = await list({ limit: 100 })
    expect((first ?? 0) + (second ?? 0) + 2).toBe(closings.length)
    expect(more).toBe(false)
    const named = closings.map(({ period }) => period).toReversed()
    expect(named.slice(0, 2)).toEqual(['2026-10-14', '2026-10-15'])
    expect(named.filter((name) => name.length < 10)).toEqual(['2026-10', '2026-11', '2026-12', '2026'])
    expect(named.indexOf('2026-10')).toBe(named.indexOf('2026-11-01') - 1)
    expect(named.indexOf('2026')).toBe(named.indexOf('2027-01-01') - 1)
    expect(closings.find(({ kind }) => kind === 'year')).toMatchObject({
      number: 1,
      from: '2026-10-14',
      to: '2026-12-31',
      entries: 4,
      total: 830,
      perpetual: 830,
      byHand: false,
      closedBy: null,
    })
    expect(closings.find(({ period }) => period === '2026-11-20')).toMatchObject({
      entries: 0,
      perpetual: 830,
    })
    expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined, closings: closings.length })
  })

  it('are read page by page, narrowed, and told in the attestation', async () => {
    const months = (await list({ kind: 'month' })).closings
    expect(months.map(({ period }) => period)).toEqual(['2026-12', '2026-11', '2026-10'])
    const [last] = months
    expect(
      (await list({ kind: 'month', after: last?._id, limit: 1 })).closings.map(({ period }) => period),
    ).toEqual(['2026-11'])
    expect((await list({ from: '2026-12-31', to: '2026-12-31' })).closings).toHaveLength(3)
    const { lastDay, hash, ...told } = await books('GET /admin/accounts/attestation', {})
    expect(told).toMatchObject({
      firstDay: '2026-10-14',
      software: { name: 'maison-clairval', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    })
    const { head } = await verifyClosings(app.db)
    expect([lastDay, hash]).toEqual([(await list({ kind: 'day', limit: 1 })).closings[0]?.to, head])
  })

  it('stay as they are', async () => {
    for (const statement of [
      sql`update closings set net_cents = 0`,
      sql`delete from closings`,
      sql`truncate closings`,
    ])
      await expect(app.db.execute(statement)).rejects.toThrow()
  })
})
