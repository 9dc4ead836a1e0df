import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { boughtOrder, paidOrder } from '../../../../testing/orders/bought-order.ts'
import { performStep } from '../admin/perform-step.ts'

let app: CatalogApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const somebody = async (email: string) => {
  const { user, token } = await accountsApi(app)('POST /auth/register', { body: { ...jeanne, email } })
  const close = () => accountsApi(app, { token })('DELETE /account', { body: { password: jeanne.password } })
  return { caller: { id: user._id, role: 'user' } as const, close }
}

const stockOf = async () => {
  const [row] = await rows(sql`select stock from product_variants where product_id = ${gown}`)
  return Number(row?.stock)
}

const kindsOf = async (orderId: string) => {
  const events = await rows(sql`select kind from order_events where order_id = ${orderId} order by id`)
  return events.map(({ kind }) => kind)
}

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 9 }] })
})

afterAll(() => app.close())

describe('closing an account', () => {
  it('ends the order that waits for its payment: its products come back', async () => {
    const { caller, close } = await somebody('jeanne@example.fr')
    const { id } = await boughtOrder(app, { productId: gown, caller })
    expect(await stockOf()).toBe(8)
    await close()
    expect(await stockOf()).toBe(9)
    expect(await kindsOf(id)).toEqual(['placed', 'cancelled', 'account_closed'])
    expect(await rows(sql`select account_id, status from orders where id = ${id}`)).toEqual([
      { account_id: null, status: 'cancelled' },
    ])
    expect(
      await rows(sql`select voided_at is not null as voided from payments where subject_id = ${id}`),
    ).toEqual([{ voided: true }])
  })

  it('leaves what was paid for with the house, without what is not needed, and it arrives all the same', async () => {
    const { caller, close } = await somebody('louise@example.fr')
    const { id } = await paidOrder(app, { productId: gown, caller })
    await rows(sql`update orders set notes = 'Sonnez.', event_date = '2027-06-12' where id = ${id}`)
    await close()
    expect(
      await rows(sql`select account_id, status, notes, event_date from orders where id = ${id}`),
    ).toEqual([{ account_id: null, status: 'paid', notes: '', event_date: null }])
    expect(await rows(sql`select 1 from invoices where subject_id = ${id}`)).toHaveLength(1)
    const { caller: ofStaff } = await somebody('equipe@example.fr')
    const staff = app.context({ caller: { ...ofStaff, role: 'staff' } })
    await performStep(staff, { id, status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' })
    await performStep(staff, { id, status: 'delivered' })
    expect(await kindsOf(id)).toEqual(['placed', 'paid', 'account_closed', 'shipped', 'delivered'])
  })

  it('takes the name of who worked on an order out of its timeline', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const { caller, close } = await somebody('ines@example.fr')
    await performStep(app.context({ caller: { ...caller, role: 'staff' } }), {
      id,
      status: 'in_preparation',
    })
    const actors = () => rows(sql`select actor_id from order_events where order_id = ${id} and by = 'house'`)
    expect(await actors()).toEqual([{ actor_id: caller.id }])
    await close()
    expect(await actors()).toEqual([{ actor_id: null }])
  })
})
