import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type Business, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { type EReportingContract, platformFileSchema } from '../../e-reporting/e-reporting.contract.ts'
import { eReportingRoutes } from '../e-reporting.routes.ts'

const dispatcher = createDispatcher({ modules: [eReportingRoutes], checkAnswers: true })

const october = { from: '2026-10-01', to: '2026-10-31' }
const secondThird = { from: '2026-10-11', to: '2026-10-20' }

let app: Business
let books: ReturnType<typeof createApi<EReportingContract>>

/** A service of the house, made of an invoice: the shop sells goods only. */
const enterService = (number: string, country: string) =>
  app.db.execute(sql`
    with paid as (
      insert into payments (purpose, subject_id, reference, provider, amount_cents, status, created_at)
      select purpose, gen_random_uuid(), ${number}::text, provider, amount_cents, status, created_at
      from payments limit 1 returning id, subject_id, amount_cents, created_at),
    moved as (
      insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
      select created_at + interval '1 day', id, 'captured', amount_cents, 'demo', ${number}::text from paid)
    insert into invoices (series, year, sequence, number, purpose, subject_id, payment_id, issued_at, total_cents, content)
    select 'F', 2026, ${Number(number.slice(-6))}, ${number}::text, 'copy', p.subject_id, p.id, issued_at, total_cents,
      jsonb_set(content || jsonb_build_object('number', ${number}::text, 'operation', 'services'),
        '{buyer}', content -> 'buyer' || ${JSON.stringify(
          country === 'FR' ? {} : { company: 'Atelier du Sablon', countryCode: country },
        )}::jsonb)
    from paid p, (select issued_at, total_cents, content from invoices limit 1) paper`)

beforeAll(async () => {
  app = await openBusiness()
  const items = [{ product: 0, size: '38' as const, quantity: 1 }]
  for (const to of ['paris', 'newYork'] as const) await app.does({ kind: 'buy', to, items, promo: false })
  const caller = {
    ...(await enterCustomer(app.context(), { role: 'staff' })),
    areas: ['accounting' as const],
  }
  books = createApi<EReportingContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
})

afterAll(() => app.close())

const save = async (query: { kind?: 'payments'; from: string; to: string }) => {
  const { bytes, fileName } = await books('GET /admin/accounts/e-reporting/file', { query })
  return { fileName, file: platformFileSchema.parse(JSON.parse(new TextDecoder().decode(bytes))) }
}

describe('e-reporting', () => {
  it('says what was sold by day, category, rate and country, and which periods it is reported in', async () => {
    const read = await books('GET /admin/accounts/e-reporting', { query: october })
    expect(read.lines).toMatchObject([
      {
        date: '2026-10-14',
        flow: '10.3',
        code: 'TLB1',
        category: 'goods',
        rate: 20,
        country: 'FR',
        count: 1,
      },
      { code: 'TNT1', rate: 0, vat: 0, country: 'US', count: 1, currency: 'EUR', number: null },
    ])
    expect(read.periods.map(({ from, to, dueOn, ended }) => [from, to, dueOn, ended])).toEqual([
      ['2026-10-01', '2026-10-10', '2026-10-20', true],
      ['2026-10-11', '2026-10-20', '2026-10-30', false],
      ['2026-10-21', '2026-10-31', '2026-11-10', false],
    ])
    expect(read).toMatchObject({ payments: [], platform: '', periodicity: 'monthly', since: '2027-09-01' })
    const { _id } = read.lines[0] ?? { _id: '' }
    const behind = await books('GET /admin/accounts/e-reporting', { query: { ...october, after: _id } })
    expect(behind.lines).toEqual(read.lines.slice(1))
  })

  it('has payments for services apart, and a file for a period of the company once it has ended', async () => {
    await enterService('F-2026-900001', 'FR')
    await enterService('F-2026-900002', 'BE')
    const { lines, payments, periods } = await books('GET /admin/accounts/e-reporting', { query: october })
    expect(lines).toContainEqual(
      expect.objectContaining({ flow: '10.1', number: 'F-2026-900002', code: 'TPS1' }),
    )
    expect(payments).toMatchObject([
      { date: '2026-10-15', flow: '10.2', rate: 20, number: 'F-2026-900002' },
      { flow: '10.4', number: null },
    ])
    expect(periods.at(-1)).toMatchObject({ kind: 'payments', ...october, dueOn: '2026-11-10' })
    await expect(save(secondThird)).rejects.toMatchObject({ code: 'period_not_ended' })
    app.moveClock({ hours: 24 * 30 })
    await expect(save({ ...secondThird, to: '2026-10-19' })).rejects.toMatchObject({
      code: 'period_not_reported',
    })
    const { fileName, file } = await save(secondThird)
    expect(fileName).toBe('e-reporting-900000001-transactions-2026-10-11-2026-10-20.json')
    expect(file).toMatchObject({
      issuer: { id: '900000001' },
      reportPeriod: { startDate: '2026-10-11', endDate: '2026-10-20' },
      transactions: [
        { date: '2026-10-14', categoryCode: 'TLB1', transactionsCount: 1 },
        { categoryCode: 'TNT1', taxTotal: 0 },
        { categoryCode: 'TPS1', transactionsCount: 1 },
      ],
      invoices: [{ id: 'F-2026-900002', typeCode: '380', buyer: { countryCode: 'BE' } }],
      payments: [],
    })
    const paid = await save({ kind: 'payments', ...october })
    expect(paid.file).toMatchObject({
      transactions: [],
      payments: [{ date: '2026-10-15', invoiceId: 'F-2026-900002' }, { invoiceId: null }],
    })
    const { rows } = await app.db.execute(
      sql`select after from audit_log where action = 'bookkeeping.report-exported' order by id`,
    )
    expect(rows).toEqual([
      { after: { kind: 'transactions', ...secondThird } },
      { after: { kind: 'payments', ...october } },
    ])
  })
})
