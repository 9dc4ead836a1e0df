import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoHouse } from '../../../../db/seed/demo-house.ts'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Role } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Area } from '../../../shared/roles.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { findLockedAccount } from '../../accounts/server/accounts.public.ts'
import { eraseAccount } from '../../privacy/server/erase-person.public.ts'
import type { CustomersContract, LineEntry } from '../customers.contract.ts'
import { customersRoutes } from './customers.routes.ts'
import { people } from './people.table.ts'

const dispatcher = createDispatcher({ modules: [customersRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
  await seedDemoHouse(app.context())
})

afterAll(() => test.close())

interface Reader {
  readonly role?: Role
  readonly areas?: readonly Area[]
}

const readerApi = async ({ role = 'admin', areas }: Reader = {}) => {
  const caller = await enterCustomer(app.context(), { role })
  return createApi<CustomersContract>(
    (key, call) =>
      dispatcher.call(app.context({ caller: { ...caller, ...(areas && { areas }) } }), key, call),
    'fr',
  )
}

/** The customer of the demo with the most orders. */
const aBuyer = async () => {
  const [row] = await rows(sql`
    select p.id, p.account_id from people p join orders o on o.account_id = p.account_id
    where o.paid_at is not null group by p.id order by count(*) desc, p.id limit 1`)
  return { id: String(row?.id), accountId: String(row?.account_id) }
}

const whole = async (api: Awaited<ReturnType<typeof readerApi>>, id: string, limit = 100) => {
  const entries: LineEntry[] = []
  for (let after: string | undefined; ; ) {
    const part = await api('GET /admin/customers/{id}/timeline', {
      params: { id },
      query: { limit, ...(after && { after }) },
    })
    entries.push(...part.entries)
    after = part.entries.at(-1)?._id
    if (!part.more) return entries
  }
}

/** A guest who has an appointment and a message under one address. */
const enterGuest = async (email: string) => {
  const at = dateOf(app.context().clock.now()).toISOString()
  await rows(sql`
    insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
      booked_at, changed_at)
    values ('first', 'confirmed', '2027-03-01', '2027-03-02', 'garance', 'Zélie', 'Fontenay', ${email.toUpperCase()},
      '+33 6 98 76 54 32', 'fr', ${at}, ${at})`)
  await rows(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    values ('Zélie Fontenay', ${email}, 'Un ourlet', 'Bonjour', 'fr', ${at}, ${email})`)
}

describe('the list of customers', () => {
  it('finds a guest by an accent-blind name, the address and four digits, as one person', async () => {
    await enterGuest('zelie@example.fr')
    const api = await readerApi()
    for (const search of ['zelie font', 'ZELIE@exam', '5432', '06 98 76'])
      expect((await api('GET /admin/customers', { query: { search } })).customers, search).toMatchObject([
        { name: 'Zélie Fontenay', email: 'zelie@example.fr', hasAccount: false, orders: 0, value: 0 },
      ])
  })

  it('tells what was paid without what was refunded, and only to whom may see sales', async () => {
    const { accountId, id } = await aBuyer()
    const [sum] = await rows(sql`
      select count(*)::int as orders, sum(total_cents - refunded_cents)::int + coalesce((
        select sum(captured_cents - refunded_cents)::int from payments where purpose = 'instalment' and subject_id in (
          select i.id from commission_instalments i join commissions c on c.id = i.commission_id
          where c.account_id = ${accountId} and i.status = 'paid')), 0) as cents
      from orders where account_id = ${accountId} and paid_at is not null`)
    const find = async (reader: Reader) => {
      const api = await readerApi(reader)
      const { customers } = await api('GET /admin/customers', { query: { limit: 100, ordered: 'yes' } })
      return customers.find(({ _id }) => _id === id)
    }
    expect(await find({})).toMatchObject({ orders: sum?.orders, value: Number(sum?.cents) / 100 })
    expect(await find({ role: 'staff', areas: ['customers'] })).toMatchObject({ orders: null, value: null })
  })

  it('is narrowed as a plain filter over all people would', { tags: ['deep'] }, async () => {
    const api = await readerApi()
    const all = (await rows(sql`
      select p.id, p.account_id is not null as account, p.language, p.last_contact_at,
        exists (select from orders o where o.account_id = p.account_id and o.paid_at is not null) as ordered,
        exists (select from newsletter_subscribers n where n.email = p.email and n.confirmed_at is not null
          and n.left_at is null) as letter
      from people p`)) as unknown as {
      id: string
      account: boolean
      language: string
      ordered: boolean
      letter: boolean
    }[]
    for (const known of ['account', 'guest', undefined] as const)
      for (const ordered of ['yes', 'no', undefined] as const)
        for (const letter of ['yes', 'no', undefined] as const)
          for (const language of ['fr', 'en', undefined] as const) {
            const expected = all.filter(
              (each) =>
                (!known || each.account === (known === 'account')) &&
                (!ordered || each.ordered === (ordered === 'yes')) &&
                (!letter || each.letter === (letter === 'yes')) &&
                (!language || each.language === language),
            )
            const query = { limit: 100, known, ordered, letter, language }
            const { customers, count } = await api('GET /admin/customers', { query })
            expect(count).toBe(expected.length)
            expect(customers.map(({ _id }) => _id).toSorted()).toEqual(
              expected.map(({ id }) => id).toSorted(),
            )
          }
  })
})

describe('the line of a person', () => {
  it('holds each entry once, newest first, however many are read at a time', async () => {
    const api = await readerApi()
    const { id } = await aBuyer()
    const entries = await whole(api, id)
    expect(entries.length).toBeGreaterThan(3)
    expect(new Set(entries.map(({ _id }) => _id)).size).toBe(entries.length)
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(await whole(api, id, 2)).toEqual(entries)
    const { customer } = await api('GET /admin/customers/{id}', { params: { id } })
    expect(customer.years).toEqual(
      [...new Set(entries.map(({ at }) => Number(at.slice(0, 4))))].toSorted().toReversed(),
    )
  })

  it('leaves out what the reader’s areas do not open', async () => {
    const { id } = await aBuyer()
    const kindsFor = async (reader: Reader) =>
      new Set((await whole(await readerApi(reader), id)).map(({ kind }) => kind))
    const all = await kindsFor({})
    expect(all).toContain('order')
    expect(all).toContain('payment')
    const few = await kindsFor({ role: 'staff', areas: ['customers'] })
    for (const closed of ['order', 'payment', 'appointment', 'withdrawal', 'note', 'review'] as const)
      expect(few).not.toContain(closed)
    const api = await readerApi({ role: 'staff', areas: ['customers'] })
    const { customer } = await api('GET /admin/customers/{id}', { params: { id } })
    expect(customer).toMatchObject({ orders: null, value: null, openOrders: null, appointments: null })
    expect(customer.kinds).not.toContain('order')
  })

  it('is of nobody whom the house does not know', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa'
    const api = await readerApi()
    await expect(api('GET /admin/customers/{id}', { params: { id } })).rejects.toMatchObject({
      code: 'customer_not_found',
    })
    await expect(
      api('GET /admin/customers/{id}/timeline', { params: { id }, query: {} }),
    ).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

it('notes in the log who has read whose page, once an hour', async () => {
  const { id } = await aBuyer()
  const api = await readerApi()
  const read = () =>
    Promise.all([
      api('GET /admin/customers/{id}', { params: { id } }),
      api('GET /admin/customers/{id}/timeline', { params: { id }, query: {} }),
    ])
  const noted = async () =>
    (await test.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).filter(
      ({ action }) => action === 'person.read',
    ).length
  const before = await noted()
  await read()
  await read()
  expect(await noted()).toBe(before + 1)
  await (await readerApi())('GET /admin/customers/{id}', { params: { id } })
  expect(await noted()).toBe(before + 2)
  app.moveClock({ hours: 1, seconds: 1 })
  await read()
  expect(await noted()).toBe(before + 3)
})

describe('a guest who opens an account', () => {
  it('stays two people until the address is confirmed, and is one from then on', async () => {
    const email = 'guest-who-registers@example.fr'
    await enterGuest(email)
    const known = () => test.database.db.select().from(people).where(eq(people.email, email))
    const { id } = await enterCustomer(app.context(), { firstName: 'Zélie' })
    await rows(sql`update accounts set email = ${email} where id = ${id}`)
    expect((await known()).map(({ accountId }) => accountId).toSorted()).toEqual([id, null].toSorted())
    await rows(sql`update accounts set email_confirmed_at = now() where id = ${id}`)
    const [person, ...others] = await known()
    expect(others).toEqual([])
    expect(person).toMatchObject({ accountId: id, phone: '+33 6 98 76 54 32' })
    const entries = await whole(await readerApi(), person?.id ?? '')
    expect(entries.map(({ deed }) => deed)).toContain('message-received')
  })

  it('is nobody any more once the account is closed, though a declaration stays as proof', async () => {
    const email = 'guest-who-leaves@example.fr'
    await enterGuest(email)
    const { id } = await enterCustomer(app.context())
    await rows(sql`update accounts set email = ${email}, email_confirmed_at = now() where id = ${id}`)
    await rows(sql`
      insert into withdrawals (reference, submitted_at, language, name, email, order_number, statement, account_id,
        refund_due_on)
      values ('R-LEAVES', now(), 'fr', 'Zélie Fontenay', ${email}, 'MC-2026-000001', 'Je me rétracte.', ${id},
        '2027-01-01')`)
    const known = () => test.database.db.select().from(people).where(eq(people.email, email))
    expect(await known()).toHaveLength(1)
    const ctx = app.context()
    const account = await findLockedAccount(ctx.db, id)
    if (!account) throw new Error('The account was just entered')
    await ctx.write((tx) => eraseAccount(ctx, tx, account))
    expect(await known()).toEqual([])
    expect(await rows(sql`select email from withdrawals where reference = 'R-LEAVES'`)).toEqual([{ email }])
    await enterGuest(email)
    expect(await known()).toMatchObject([{ accountId: null, lastName: 'Fontenay' }])
  })
})
