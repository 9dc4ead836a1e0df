import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../../platform/clock.ts'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { columnsContaining } from '../../../../testing/database/plant-marks.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import type { CustomersContract } from '../../customers.contract.ts'
import type { CustomerRightsContract } from '../../rights/rights.contract.ts'
import { customersRoutes } from '../customers.routes.ts'
import { people } from '../people.table.ts'
import { customerRightsRoutes } from '../rights.routes.ts'

const dispatcher = createDispatcher({ modules: [customersRoutes, customerRightsRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let admin: Caller

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => test.close())

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

const api = createApi<CustomersContract & CustomerRightsContract>(
  (key, call) => dispatcher.call(app.context({ caller: admin }), key, call),
  'fr',
)

const personOf = async (condition: ReturnType<typeof eq>) => {
  const [person] = await test.database.db.select().from(people).where(condition)
  if (!person) throw new Error('The database keeps the people')
  return person
}

const now = () => dateOf(app.context().clock.now()).toISOString()

const write = async (email: string, subject: string) => {
  await rows(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    values ('Zélie Fontenay', ${email}, ${subject}, 'Bonjour', 'fr', ${now()}, ${email})`)
  return personOf(eq(people.email, email))
}

const visitByPhone = async () => {
  const row = sql`
    insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
      booked_at, changed_at)
    values ('first', 'honoured', '2026-03-01', '2026-03-02', 'garance', 'Zélie', 'Fontenay', '', '06 11 22 33 44', 'fr',
      ${now()}, ${now()})`
  await rows(row)
  return personOf(eq(people.key, 'phone:0611223344'))
}

const join = (id: string, otherId: string) =>
  api('POST /admin/customers/{id}/joins', { params: { id }, body: { otherId } })
const read = async (id: string) => (await api('GET /admin/customers/{id}', { params: { id } })).customer
const lineOf = async (id: string) =>
  (await api('GET /admin/customers/{id}/timeline', { params: { id }, query: {} })).entries.map(
    ({ title }) => title,
  )

describe('two people who are joined', () => {
  it('are one, whose line shows both, until it is taken back', async () => {
    const kept = await write('zelie@example.fr', 'Un ourlet')
    const other = await write('z.fontenay@work.example', 'Un voile')
    const { customerId } = await join(kept.id, other.id)
    expect(customerId).toBe(kept.id)
    await expect(read(other.id)).rejects.toMatchObject({ code: 'customer_not_found' })
    expect((await lineOf(kept.id)).toSorted()).toEqual(['Un ourlet', 'Un voile'])
    const { customers } = await api('GET /admin/customers', { query: { search: 'z.fontenay' } })
    expect(customers.map(({ _id }) => _id)).toEqual([kept.id])
    const [made] = (await read(kept.id)).joins
    expect(made).toMatchObject({ alias: 'z.fontenay@work.example' })
    await api('DELETE /admin/customers/{id}/joins/{joinId}', {
      params: { id: kept.id, joinId: made?._id ?? '' },
    })
    expect(await lineOf(kept.id)).toEqual(['Un ourlet'])
    const again = await personOf(eq(people.email, 'z.fontenay@work.example'))
    expect(await lineOf(again.id)).toEqual(['Un voile'])
  })

  it('stay joined after thirty days', async () => {
    const kept = await write('late@example.fr', 'Un ourlet')
    await join(kept.id, (await write('later@example.fr', 'Un voile')).id)
    const [made] = (await read(kept.id)).joins
    app.moveClock({ hours: 30 * 24 })
    expect((await read(kept.id)).joins).toMatchObject([{ until: null }])
    const call = { params: { id: kept.id, joinId: made?._id ?? '' } }
    await expect(api('DELETE /admin/customers/{id}/joins/{joinId}', call)).rejects.toMatchObject({
      code: 'join_final',
    })
  })

  it('are the one with the account, from whichever page', async () => {
    const account = await enterCustomer(app.context(), { lastName: 'Fontenay' })
    const customer = await personOf(eq(people.accountId, account.id))
    const guest = await visitByPhone()
    expect((await join(guest.id, customer.id)).customerId).toBe(customer.id)
    expect(await read(customer.id)).toMatchObject({
      appointments: { count: 1, came: 1 },
      phone: '06 11 22 33 44',
    })
    const { export: told } = await api('GET /admin/customers/{id}/export', { params: { id: customer.id } })
    expect(told.sections.appointments).toHaveLength(1)
    await rows(sql`delete from accounts where id = ${account.id}`)
    expect(await rows(sql`select from people_joins where person_key = ${customer.key}`)).toEqual([])
    expect(await visitByPhone()).toMatchObject({ accountId: null, lastName: 'Fontenay' })
  })

  it('are refused with two accounts, with oneself, and where somebody is joined already', async () => {
    const [one, two] = await Promise.all(
      [await enterCustomer(app.context()), await enterCustomer(app.context())].map(({ id }) =>
        personOf(eq(people.accountId, id)),
      ),
    )
    await expect(join(one?.id ?? '', two?.id ?? '')).rejects.toMatchObject({ code: 'two_accounts' })
    await expect(join(one?.id ?? '', one?.id ?? '')).rejects.toMatchObject({ code: 'same_person' })
    const guest = await write('chain@example.fr', 'x')
    await join(guest.id, (await write('chained@example.fr', 'y')).id)
    await expect(join(one?.id ?? '', guest.id)).rejects.toMatchObject({ code: 'joined_already' })
  })

  it('are erased together', { tags: ['deep'] }, async () => {
    const kept = await write('both@example.fr', 'Un ourlet')
    await join(kept.id, (await write('both@work.example', 'Un voile')).id)
    const params = { id: kept.id }
    const { erasure } = await api('GET /admin/customers/{id}/erasure', { params })
    expect(erasure.goes).toEqual(expect.arrayContaining([{ section: 'messages', count: 2 }]))
    await api('POST /admin/customers/{id}/erasure', { params, body: { name: 'Zélie Fontenay' } })
    for (const email of ['both@example.fr', 'both@work.example'])
      expect(await columnsContaining(test.database.db, email)).toEqual([])
  })
})
