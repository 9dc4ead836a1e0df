import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { pastGuards } from '../../../../testing/database/plant-marks.ts'
import { isOnServer } from '../../../../testing/database/test-database.ts'
import { untilLockWaits } from '../../../../testing/database/until-lock-waits.ts'
import { type BuyingApp, buyingApp, paidBuyer } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { closeByItself } from './close-periods.ts'
import { closings } from './closings.table.ts'
import { hashOfClosing } from './seal-closing.ts'
import { verifyClosings } from './verify-closings.ts'

const bank = paymentRecorder()
let app: BuyingApp
let gown: string

const buy = () => paidBuyer(app, bank, { productId: gown })

const giveBack = async (subjectId: string) => {
  const ctx = app.context()
  const asked = { purpose: 'order', subjectId, reason: 'gesture', details: {}, requestedBy: null }
  await ctx.write(({ db }) => requestRefund(ctx, db, { ...asked, amountCents: 5_000 }))
  await app.work()
}

const nextDay = async () => {
  app.moveClock({ hours: 24 })
  await closeByItself(app.context())
}

const now = () => app.context().clock.now().toString()

beforeAll(async () => {
  app = await buyingApp(bank.provider)
  gown = await enterProduct(app.context(), { priceCents: 40_000, variants: [{ size: '38', stock: 90 }] })
  const { id } = await buy()
  await buy()
  await giveBack(id)
  await app.db.execute(sql`
    insert into balance_transactions (id, provider, kind, type, gross_cents, fee_cents, net_cents, currency, at,
      available_at, source_id, intent_id, refund_id, dispute_id, noted_at)
    values ('txn_1', 'demo', 'fee', 'stripe_fee', -300, 0, -300, 'eur', ${now()}, ${now()}, 's', 'i', 'r', 'd', ${now()})`)
  await nextDay()
  await buy()
  await nextDay()
  app.moveClock({ hours: 24 * 20 })
  await closeByItself(app.context())
})

afterAll(() => app.close())

/** Runs statements as somebody who has the database in hand, and undoes them afterwards. */
const tampered = async (statements: readonly SQL[]) => {
  const undo = new Error('undone')
  let found: Awaited<ReturnType<typeof verifyClosings>> | undefined
  await app.db
    .transaction((tx) =>
      pastGuards(tx, async () => {
        for (const statement of statements) await tx.execute(statement)
        found = await verifyClosings(tx)
        throw undo
      }),
    )
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return found?.fault
}

const columns = sql`series, year, purpose, subject_id, issued_at, total_cents, content`

describe('npm run verify finds', () => {
  it('nothing where nothing was changed', async () => {
    expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined, closings: 23 })
    expect(await brokenLaws(app.db)).toEqual({})
  })

  it.each([
    [
      'a letter of a paper',
      sql`update invoices set content = jsonb_set(content, '{buyer,lastName}', '"X"') where series = 'F' and sequence = 3`,
      { no: 2, period: '2026-10-15', why: 'changed' },
    ],
    [
      'an amount that is written otherwise',
      sql`update invoices set content = jsonb_set(content, '{lines,0,quantity}', '1.0') where number = 'F-2026-000001'`,
      { no: 1, why: 'changed' },
    ],
    [
      'the amount of a credit note',
      sql`update invoices set total_cents = total_cents - 1 where series = 'A'`,
      { no: 1, why: 'changed' },
    ],
    [
      'the moment of a paper',
      sql`update invoices set issued_at = issued_at + interval '1 millisecond' where series = 'A'`,
      { no: 1, why: 'changed' },
    ],
    [
      'the day of a paper',
      sql`update invoices set issued_at = issued_at + interval '1 day' where series = 'A'`,
      { no: 1, why: 'fewer' },
    ],
    ['a paper that is gone', sql`delete from invoices where series = 'A'`, { no: 1, why: 'fewer' }],
    [
      'a paper that was slipped in',
      sql`with paid as (
          insert into payments (purpose, subject_id, reference, provider, amount_cents, status, created_at)
          select purpose, gen_random_uuid(), reference, provider, amount_cents, status, created_at from payments limit 1
          returning id)
        insert into invoices (sequence, number, payment_id, ${columns})
        select 99, 'F-2026-000099', paid.id, ${columns} from invoices, paid where number = 'F-2026-000001'`,
      { no: 1, why: 'more' },
    ],
    [
      'a paper from before the first closing',
      sql`update invoices set issued_at = issued_at - interval '9 days' where number = 'F-2026-000003'`,
      { no: 1, why: 'before' },
    ],
    [
      'the amount of a movement',
      sql`update payment_journal set amount_cents = amount_cents + 1 where kind = 'captured' and id = 1`,
      { no: 1, why: 'changed' },
    ],
    [
      'a letter of a movement',
      sql`update payment_journal set provider_ref = provider_ref || 'x' where kind = 'refunded'`,
      { no: 1, why: 'changed' },
    ],
    [
      'a movement that is gone',
      sql`delete from payment_journal where kind = 'refunded'`,
      { no: 1, why: 'fewer' },
    ],
    [
      'a movement that was slipped in',
      sql`insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
        select at, payment_id, kind, amount_cents, provider, 'slipped' from payment_journal where id = 1`,
      { no: 1, why: 'more' },
    ],
    [
      'a fee',
      sql`update balance_transactions set gross_cents = -200, net_cents = -200`,
      { no: 1, why: 'changed' },
    ],
    ['a fee that is gone', sql`delete from balance_transactions`, { no: 1, why: 'fewer' }],
    ['a sum', sql`update closings set net_cents = net_cents + 1 where no = 2`, { no: 2, why: 'broken' }],
    [
      'a perpetual total',
      sql`update closings set perpetual_cents = perpetual_cents - 1 where no = 20`,
      { no: 20, why: 'broken' },
    ],
    [
      'who closed a day',
      sql`update closings set closed_by = gen_random_uuid() where no = 5`,
      { no: 5, why: 'broken' },
    ],
    ['a hash', sql`update closings set hash = reverse(hash) where no = 4`, { no: 4, why: 'broken' }],
    ['a closing that is gone', sql`delete from closings where no = 7`, { no: 8, why: 'broken' }],
    ['the last closing that is gone', sql`delete from closings where no = 23`, { no: 23, why: 'gone' }],
    ['closings that are all gone', sql`delete from closings`, { no: 1, period: '2026-10-14', why: 'gone' }],
    [
      'a closing that was slipped in',
      sql`update closings set no = no + 1000 where no > 9`,
      { no: 1010, why: 'broken' },
    ],
  ])('%s', async (_what, statement, fault) => {
    expect(await tampered([statement])).toMatchObject(fault)
  })

  it('each column of what is sealed', async () => {
    const { rows } = await app.db.execute<{ table: string; column: string; type: string }>(sql`
      select table_name::text as table, column_name::text as column, data_type::text as type
      from information_schema.columns
      where table_name in ('invoices', 'payment_journal', 'balance_transactions', 'closings')
        and column_name <> 'payout_id' and is_generated = 'NEVER' and is_identity = 'NO'`)
    expect(rows.length).toBeGreaterThan(50)
    const other: Readonly<Record<string, SQL>> = {
      uuid: sql`gen_random_uuid()`,
      text: sql`'other'`,
      jsonb: sql`'{"kind": "invoice", "totals": {"vat": [], "netCents": 0, "vatCents": 0, "grossCents": 0}}'`,
      date: sql`'2026-01-01'`,
      'timestamp with time zone': sql`'2026-10-14T12:34:56.789Z'`,
    }
    for (const { table, column, type } of rows) {
      const value = other[type] ?? sql`${sql.identifier(column)} + 77`
      const constraints = await app.db.execute<{ name: string }>(sql`
        select conname::text as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f')`)
      const free = constraints.rows.map(
        ({ name }) => sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
      )
      const one = {
        invoices: sql`number = 'F-2026-000001'`,
        payment_journal: sql`id = 1`,
        balance_transactions: sql`true`,
        closings: sql`no = 1`,
      }[table]
      const fault = await tampered([
        ...free,
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${one ?? sql`false`}`,
      ])
      expect([table, column, fault]).toEqual([table, column, expect.anything()])
    }
  })

  it('a chain that was written anew from one closing on', async () => {
    const rows = (await app.db.select().from(closings)).toSorted((one, other) => one.no - other.no)
    let previous = rows[2]?.hash ?? ''
    const rewritten = rows.slice(3).map((row) => {
      const closing = row.no === 4 ? { ...row, closedAt: new Date(0) } : row
      previous = hashOfClosing(closing, previous)
      return sql`update closings set closed_at = ${closing.closedAt.toISOString()}, hash = ${previous} where no = ${row.no}`
    })
    expect(await tampered(rewritten)).toMatchObject({ no: 4, why: 'gone' })
  })
})

it.skipIf(!isOnServer)('waits for what is being written, which is then sealed with its day', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  await buy()
  const at = now()
  const writing = app.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into payment_journal (at, payment_id, kind, amount_cents, provider, provider_ref)
      select ${at}, payment_id, kind, amount_cents, provider, 'in flight' from payment_journal where id = 1`)
    written()
    await mayEnd
  })
  await isWritten
  const day = at.slice(0, 10)
  app.moveClock({ hours: 24 })
  const closing = closeByItself(app.context())
  await untilLockWaits(app.test)
  end()
  await writing
  await closing
  const { rows } = await app.db.execute<{ entries: number }>(
    sql`select entries from closings where kind = 'day' and to_day = ${day}`,
  )
  expect(rows).toEqual([{ entries: 3 }])
  expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined })
})
