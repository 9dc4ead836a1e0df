import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { columnsContaining } from '../../../../testing/database/plant-marks.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { performStep } from '../../../orders/server/admin/perform-step.ts'
import type { CustomerRightsContract } from '../../rights/rights.contract.ts'
import { people } from '../people.table.ts'
import { customerRightsRoutes } from '../rights.routes.ts'

const dispatcher = createDispatcher({ modules: [customerRightsRoutes], checkAnswers: true })

let app: CatalogApp
let admin: Caller

beforeAll(async () => {
  app = await catalogApp()
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => app.close())

const db = () => app.test.database.db
const rows = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows

const apiOf = (caller: Caller) =>
  createApi<CustomerRightsContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const erasureOf = async (id: string) =>
  (await apiOf(admin)('GET /admin/customers/{id}/erasure', { params: { id } })).erasure

const erase = (id: string, name: string) =>
  apiOf(admin)('POST /admin/customers/{id}/erasure', { params: { id }, body: { name } })

const personOf = async (condition: ReturnType<typeof eq>) => {
  const [person] = await db().select().from(people).where(condition)
  if (!person) throw new Error('The database keeps the people')
  return person
}

const now = () => dateOf(app.context().clock.now()).toISOString()

const visit = (email: string, phone: string, name = 'Fontenay') =>
  rows(sql`
    insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
      booked_at, changed_at)
    values ('first', 'confirmed', '2027-03-01', '2027-03-02', 'garance', 'Zélie', ${name}, ${email}, ${phone}, 'fr',
      ${now()}, ${now()})`)

const write = (email: string, name = 'Zélie Fontenay') =>
  rows(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    values (${name}, ${email}, 'Un ourlet', 'Bonjour', 'fr', ${now()}, ${email})`)

const withdraw = (email: string, status: string) =>
  rows(sql`
    insert into withdrawals (reference, submitted_at, language, name, email, order_number, statement, refund_due_on,
      status)
    values (${`R-${email}`}, '2026-10-01T10:00:00Z', 'fr', 'Zélie Fontenay', ${email}, 'MC-2026-000001', 'x',
      '2026-12-01', ${status})`)

const noted = async (id: string, action: string) =>
  db().$count(auditLog, and(eq(auditLog.subjectId, id), eq(auditLog.action, action)))

/** A customer with a delivered order. */
const enterBuyer = async (lastName: string) => {
  const productId = await enterProduct(app.context())
  const { id, caller } = await paidOrder(app, { productId, firstName: 'Sidonie', lastName })
  const asAdmin = app.context({ caller: admin })
  const person = await personOf(eq(people.accountId, caller.id))
  return {
    ...person,
    orderId: id,
    deliver: async () => {
      await performStep(asAdmin, {
        id,
        status: 'shipped',
        carrier: 'colissimo',
        trackingNumber: '6A12345678901',
      })
      await performStep(asAdmin, { id, status: 'delivered' })
    },
  }
}

describe('the erasure of a customer with an account', () => {
  it('says first what hinders it, then what goes and what the law keeps until when, and does just that', {
    tags: ['deep'],
  }, async () => {
    const buyer = await enterBuyer('Vautrin')
    const [{ number = '' } = {}] = await rows(sql`select number from orders where id = ${buyer.orderId}`)
    expect((await erasureOf(buyer.id)).hindrances).toEqual([{ kind: 'order-underway', title: number }])
    const refused = { code: 'erasure_hindered', kind: 'conflict', values: { title: number } }
    await expect(erase(buyer.id, 'Sidonie Vautrin')).rejects.toMatchObject(refused)
    await buyer.deliver()
    const told = await erasureOf(buyer.id)
    expect(told).toMatchObject({ name: 'Sidonie Vautrin', hasAccount: true, hindrances: [] })
    expect(told.stays).toEqual(
      expect.arrayContaining([
        { section: 'orders', count: 1, reason: 'books', until: '2036-12-31' },
        { section: 'invoices', count: 1, reason: 'books', until: '2036-12-31' },
      ]),
    )
    expect(told.goes.map(({ section }) => section)).toEqual(expect.arrayContaining(['account', 'customer']))
    await erase(buyer.id, 'sidonie  vautrin')
    // What the books keep, and the mail that says so to the customer.
    const stays = [
      ...['invoices.content', 'mail_outbox.html', 'mail_outbox.plain_text'],
      ...['orders.billing_address', 'orders.contract', 'orders.shipping_address'],
    ]
    expect(await columnsContaining(db(), 'Vautrin')).toEqual(stays)
    expect(await columnsContaining(db(), buyer.id)).toEqual(['audit_log.subject_id'])
    expect(await noted(buyer.id, 'person.erased')).toBe(1)
    await expect(erasureOf(buyer.id)).rejects.toMatchObject({ code: 'customer_not_found' })
    await expect(erase(buyer.id, 'Sidonie Vautrin')).rejects.toMatchObject({ code: 'customer_not_found' })
  })

  it('is not done under another name, nor without a fresh proof, nor by staff', async () => {
    const caller = await enterCustomer(app.context())
    const { id } = await personOf(eq(people.accountId, caller.id))
    const call = { params: { id }, body: { name: 'Jeanne Arnaud' } }
    await expect(erase(id, 'Jeanne Arnauld')).rejects.toMatchObject({
      code: 'name_differs',
      fields: { name: 'errors.nameDiffers' },
    })
    const unproved = apiOf({ ...admin, isFresh: false })
    await expect(unproved('POST /admin/customers/{id}/erasure', call)).rejects.toMatchObject({
      code: 'fresh_proof_needed',
    })
    await expect(unproved('GET /admin/customers/{id}/export', { params: { id } })).rejects.toMatchObject({
      code: 'fresh_proof_needed',
    })
    const staff = apiOf(await enterCustomer(app.context(), { role: 'staff' }))
    await expect(staff('POST /admin/customers/{id}/erasure', call)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await personOf(eq(people.id, id))).toMatchObject({ lastName: 'Arnaud' })
  })
})

describe('the erasure of a guest', () => {
  it('takes all that was left under the address, but for a withdrawal that is answered', async () => {
    const email = 'zelie@example.fr'
    await visit(email.toUpperCase(), '+33 6 98 76 54 32')
    await write(email)
    await withdraw(email, 'received')
    const { id } = await personOf(eq(people.email, email))
    expect((await erasureOf(id)).hindrances).toEqual([{ kind: 'withdrawal-open', title: `R-${email}` }])
    await rows(
      sql`update withdrawals set status = 'refused', handled_at = ${now()}, note = 'x' where email = ${email}`,
    )
    expect(await erasureOf(id)).toEqual({
      name: 'Zélie Fontenay',
      hasAccount: false,
      hindrances: [],
      goes: expect.arrayContaining([
        { section: 'appointments', count: 1 },
        { section: 'messages', count: 1 },
        { section: 'customer', count: 1 },
      ]),
      stays: [{ section: 'withdrawals', count: 1, reason: 'proof', until: '2031-10-06' }],
    })
    await erase(id, 'Zélie Fontenay')
    expect(await columnsContaining(db(), email)).toEqual([
      'withdrawals.email',
      'withdrawals.reference',
      'withdrawals.sought',
    ])
    await expect(erasureOf(id)).rejects.toMatchObject({ code: 'customer_not_found' })
  })

  it('without an address takes what that telephone number alone names, and nothing of others', async () => {
    await visit('', '06 11 22 33 44', 'Rostand')
    await visit('', '06 55 66 77 88', 'Rostand')
    await visit('another@example.fr', '06 11 22 33 44', 'Rostand')
    const { id } = await personOf(eq(people.key, 'phone:0611223344'))
    expect((await erasureOf(id)).goes).toEqual(
      expect.arrayContaining([{ section: 'appointments', count: 1 }]),
    )
    await erase(id, 'Zélie Rostand')
    const left = await rows(sql`select key from people where last_name = 'Rostand' order by key`)
    expect(left).toEqual([{ key: 'email:another@example.fr' }, { key: 'phone:0655667788' }])
  })
})

describe('the export of a person', () => {
  it('holds what was left by a guest, and nothing of anybody else, and stands in the log', async () => {
    await write('colette@example.fr', 'Colette Sauvage')
    await write('another-guest@example.fr', 'Odette Marchal')
    const { id } = await personOf(eq(people.email, 'colette@example.fr'))
    const { export: kept } = await apiOf(admin)('GET /admin/customers/{id}/export', { params: { id } })
    expect(kept.sections.messages).toMatchObject([{ fullName: 'Colette Sauvage', replies: [] }])
    expect(kept.sections.customer).toMatchObject([{ email: 'colette@example.fr' }])
    expect(JSON.stringify(kept)).not.toContain('Odette')
    expect(await noted(id, 'person.exported')).toBe(1)
  })

  it('of an account holds what the customer would get, without the keys', { tags: ['deep'] }, async () => {
    const buyer = await enterBuyer('Delmas')
    const { export: kept } = await apiOf(admin)('GET /admin/customers/{id}/export', {
      params: { id: buyer.id },
    })
    expect(kept.sections.account).toMatchObject([{ lastName: 'Delmas' }])
    expect(kept.sections.orders).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('clientSecret')
  })
})
