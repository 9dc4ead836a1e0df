import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { allParts } from '../../../testing/bookkeeping/all-parts.ts'
import { readFec } from '../../../testing/bookkeeping/read-fec.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../testing/orders/buying-app.ts'
import { paymentRecorder } from '../../../testing/payments/payment-recorder.ts'
import { requestRefund } from '../../payments/server/refunds/refund-payment.public.ts'
import { readZipDirectory } from '../../product-files/admin/archives/zip-directory.ts'
import type { ArchivesContract } from '../archives.contract.ts'
import type { LedgerContract } from '../ledger.contract.ts'
import type { PaperListContract } from '../paper-list.contract.ts'
import { clearOldArchives } from './archives/ask-archive.ts'
import { makeArchive } from './archives/make-archive.ts'
import { archivesRoutes } from './archives.routes.ts'
import { ledgerRoutes } from './ledger.routes.ts'
import { paperListRoutes } from './paper-list.routes.ts'

type Books = PaperListContract & LedgerContract & ArchivesContract

const dispatcher = createDispatcher({
  modules: [paperListRoutes, ledgerRoutes, archivesRoutes],
  checkAnswers: true,
})

const october = { from: '2026-10-01', to: '2026-10-31' }

const bank = paymentRecorder()
let app: BuyingApp
let gown: string
let books: ReturnType<typeof createApi<Books>>

const giveBack = async (subjectId: string, amountCents: number) => {
  const ctx = app.context()
  await ctx.write(({ db }) =>
    requestRefund(ctx, db, {
      purpose: 'order',
      subjectId,
      amountCents,
      reason: 'gesture',
      details: {},
      requestedBy: null,
    }),
  )
  await app.work()
}

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), {
    priceCents: 40_000,
    variants: [{ size: '38', stock: 20 }],
  })
  const { id } = await paidBuyer(app, bank, { productId: gown })
  await paidBuyer(app, bank, { productId: gown, quantity: 2 })
  await giveBack(id, 5_000)
  await app.work()
  const caller = {
    ...(await enterCustomer(app.context(), { role: 'staff' })),
    areas: ['accounting' as const],
  }
  books = createApi<Books>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
})

afterAll(() => app.close())

describe('the papers', () => {
  const list = async (query: object) =>
    (await books('GET /admin/invoices', { query })).invoices.map(({ number }) => number)

  it('are listed with what an accountant asks for, and narrowed', async () => {
    const { invoices, count } = await books('GET /admin/invoices', { query: { sort: 'oldest' } })
    expect(count).toBe(3)
    expect(invoices.find(({ series }) => series === 'A')).toMatchObject({
      number: 'A-2026-000001',
      kind: 'credit-note',
      refersTo: 'F-2026-000001',
      country: 'FR',
      clientele: 'consumer',
      total: -50,
      net: -41.67,
      base: { r20: -41.67, r0: 0 },
      tax: { r20: -8.33 },
      paymentId: expect.stringMatching(/^re_/),
    })
    expect(await list({ series: 'F', sort: 'total-desc' })).toEqual(['F-2026-000002', 'F-2026-000001'])
    expect(await list({ search: 'a-2026-000001' })).toEqual(['A-2026-000001'])
    expect(
      await list({ rate: '2000', country: 'FR', clientele: 'consumer', issued: '2026-10-14' }),
    ).toHaveLength(3)
    for (const none of [
      { rate: '0' },
      { country: 'BE' },
      { clientele: 'business' },
      { issued: '..2026-10-13' },
    ])
      expect(await list(none)).toEqual([])
  })

  it('have numbers without a gap; a number that is gone is named', async () => {
    const whole = { missing: 0, missingNumbers: [] }
    const read = async () => (await books('GET /admin/invoice-series', {})).series
    expect(await read()).toEqual([
      { series: 'F', year: 2026, first: 'F-2026-000001', last: 'F-2026-000002', count: 2, ...whole },
      { series: 'A', year: 2026, first: 'A-2026-000001', last: 'A-2026-000001', count: 1, ...whole },
    ])
    await app.db.execute(sql`update document_counters set last_number = 3 where series = 'F'`)
    expect((await read())[0]).toMatchObject({ missing: 1, missingNumbers: ['F-2026-000003'] })
    await app.db.execute(sql`update document_counters set last_number = 2 where series = 'F'`)
  })

  it('of a month are one archive, made once for all who ask', { tags: ['deep'] }, async () => {
    const ask = async () =>
      (await books('POST /admin/paper-archives', { body: { period: '2026-10' } })).archive
    const [one, other] = await Promise.all([ask(), ask()])
    expect(other._id).toBe(one._id)
    await app.work()
    const [made] = (await books('GET /admin/paper-archives', {})).archives
    expect(made).toMatchObject({ _id: one._id, state: 'ready', papers: 3 })
    expect((await ask())._id).toBe(one._id)
    const file = await books('GET /admin/paper-archives/{id}', { params: { id: one._id } })
    const archive = await allParts(file)
    expect(archive).toHaveLength(made?.bytes ?? 0)
    const entries = await readZipDirectory(new Blob([new Uint8Array(archive)]))
    expect(entries.map(({ path }) => path)).toEqual([
      'A-2026-000001.pdf',
      'F-2026-000001.pdf',
      'F-2026-000002.pdf',
    ])
    await expect(books('POST /admin/paper-archives', { body: { period: '2026-09' } })).rejects.toMatchObject({
      code: 'nothing_issued',
    })
  })
})

describe('the journal', () => {
  it('says the same line by line, page by page, as sums and as a FEC', async () => {
    const whole = await books('GET /admin/accounts/journal', { query: october })
    expect(whole).toMatchObject({ entries: 6, more: false })
    for (const limit of [2, 3]) {
      const paged = []
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = await books('GET /admin/accounts/journal', { query: { ...october, after, limit } })
        paged.push(...page.lines)
        after = page.lines.at(-1)?._id
        isMore = page.more
      }
      expect(paged).toEqual(whole.lines)
    }
    const cents = (euros: number) => Math.round(euros * 100)
    const on = (account: string) => whole.lines.filter((line) => line.account === account)
    for (const { account, debit, credit } of whole.sums) {
      expect(cents(debit)).toBe(on(account).reduce((sum, line) => sum + cents(line.debit), 0))
      expect(cents(credit)).toBe(on(account).reduce((sum, line) => sum + cents(line.credit), 0))
    }
    const file = await books('GET /admin/accounts/fec', { query: october })
    const fec = readFec(await allParts(file), file.fileName)
    expect(fec[0]?.number).toBe(1)
    expect(fec.map(({ account, debitCents, creditCents }) => [account, debitCents, creditCents])).toEqual(
      whole.lines.map(({ account, debit, credit }) => [account, cents(debit), cents(credit)]),
    )
  })

  it.each([
    [{ from: '2026-10-31', to: '2026-10-01' }, 'period_turned'],
    [{ from: '2020-01-01', to: '2026-10-01' }, 'period_too_long'],
    [{ from: '1020-01-01', to: '1020-10-01' }, 'period_outside'],
  ])('is refused for %j', async (query, code) => {
    await expect(books('GET /admin/accounts/fec', { query })).rejects.toMatchObject({
      code,
      fields: { to: expect.anything() },
    })
  })
})

it('makes an archive anew once there is another paper; one that failed can be asked for again', {
  tags: ['deep'],
}, async () => {
  const ask = async () => (await books('POST /admin/paper-archives', { body: { period: '2026' } })).archive
  const first = await ask()
  await app.work()
  await paidBuyer(app, bank, { productId: gown })
  const second = await ask()
  expect(second._id).not.toBe(first._id)
  const ctx = app.context()
  const printer = { print: () => Promise.reject(new Error('No paper')) }
  const { signal } = new AbortController()
  await makeArchive({ ...ctx, printer }, { data: { archiveId: second._id }, signal })
  const states = async () => (await books('GET /admin/paper-archives', {})).archives.map(({ state }) => state)
  expect(await states()).toContain('failed')
  await expect(books('GET /admin/paper-archives/{id}', { params: { id: second._id } })).rejects.toMatchObject(
    { code: 'archive_not_found' },
  )
  const third = await ask()
  expect(third._id).not.toBe(second._id)
  await app.work()
  const made = (await books('GET /admin/paper-archives', {})).archives.find(({ _id }) => _id === third._id)
  expect(made).toMatchObject({ state: 'ready', papers: 4 })
})

it('keeps an archive for a day', { tags: ['deep'] }, async () => {
  app.moveClock({ hours: 25 })
  await clearOldArchives(app.context())
  expect((await books('GET /admin/paper-archives', {})).archives).toEqual([])
})
