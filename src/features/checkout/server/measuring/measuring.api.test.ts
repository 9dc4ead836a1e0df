import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentsApi } from '../../../../testing/appointments/appointments-api.ts'
import { appointmentMailsTo } from '../../../../testing/appointments/mailed-appointments.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { findAccount } from '../../../accounts/server/accounts.repository.ts'
import { appointments, salonTimes } from '../../../appointments/server/appointments.table.ts'
import { arrangeAppointments } from './arrange-appointments.ts'

const bank = paymentRecorder()
const phone = '+33142601847'

let app: BuyingApp
let gown: string
let starts: readonly string[]

const openStarts = async () => {
  const from = app.context().clock.now().toZonedDateTimeISO('Europe/Paris').toPlainDate().add({ days: 7 })
  const query = { type: 'measuring', from: String(from), to: String(from.add({ days: 20 })) } as const
  const { slots } = await appointmentsApi(app)('GET /appointments/slots', { query })
  return slots.filter(({ needsConfirmation }) => !needsConfirmation).map(({ start }) => start)
}

beforeAll(async () => {
  app = await buyingApp(bank.provider)
})

beforeEach(async () => {
  bank.heal()
  await app.db.execute(sql`delete from salon_times`)
  await app.db.execute(sql`delete from appointments`)
  // The paid orders of the tests before are nobody's, so that their visits are not booked again.
  await app.db.execute(sql`update orders set account_id = null where paid_at is not null`)
  gown = await enterProduct(app.context(), {
    nameFr: 'Joséphine',
    priceCents: 420_000,
    variants: [
      { size: '38', stock: 3 },
      { size: 'Sur mesure', stock: 5 },
    ],
  })
  starts = await openStarts()
})

afterAll(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  await app.close()
})

const at = (nth: number) => starts[nth] ?? ''
const inSalon = (start: string) => ({ measuring: { way: 'salon', phone, start } })

/** A customer with the gown made to measure in the cart. */
const bride = async (size = 'Sur mesure') => {
  const buyer = await app.buyer()
  await buyer.take({ productId: gown, size })
  const pay = async (clientSecret: string) => bank.customer.pays(intentIdOf(clientSecret))
  return { ...buyer, pay }
}

type Bride = Awaited<ReturnType<typeof bride>>

const paid = async (customer: Bride, start: string) => {
  const { order, payment } = await customer.order(inSalon(start))
  await customer.pay(payment.clientSecret)
  await customer.read(order._id)
  return order._id
}

const mailsTo = async ({ caller }: Bride) => {
  const account = await findAccount(app.db, caller.id)
  const mails = await appointmentMailsTo(app.db, account?.email ?? '')
  return mails.filter(({ event }) => event)
}

const arrange = () => arrangeAppointments(app.context())
const visitsBooked = () => app.db.$count(appointments)

describe('how the customer is measured', () => {
  it('is kept on the order, at home with a telephone', async () => {
    const { order } = await bride()
    const { order: placed } = await order({ measuring: { way: 'home', phone } })
    expect(placed.measuring).toEqual({ way: 'home', phone, start: null, visit: null })
  })

  it('is passed over where nothing is made to measure, and is not asked of other programs', async () => {
    const { order } = await bride('38')
    expect((await order(inSalon(at(0)))).order.measuring).toBeNull()
    expect((await (await bride()).order()).order.measuring).toBeNull()
    expect(await openStarts()).toEqual(starts)
  })

  it.each([
    { way: 'post', phone },
    { way: 'home', phone: '' },
    { way: 'home', phone: 'demain' },
    { way: 'salon', phone },
    { way: 'salon', phone, start: 'demain' },
  ])('is refused as %j', async (measuring) => {
    const { order } = await bride()
    await expect(order({ measuring })).rejects.toMatchObject({ name: 'InvalidInput' })
  })
})

describe('a visit that an order asks for', () => {
  it('has its salon held until the order is paid, then booked once, and told', async () => {
    const [one, other, third] = [await bride(), await bride(), await bride()]
    const id = await paid(one, at(0))
    await other.order(inSalon(at(0)))
    await expect(third.order(inSalon(at(0)))).rejects.toMatchObject({
      code: 'slot_taken',
      kind: 'conflict',
      instead: { slots: expect.any(Array) },
    })
    expect(await openStarts()).not.toContain(at(0))
    await arrange()
    await Promise.all([arrange(), arrange()])
    const { measuring } = await one.read(id)
    expect(measuring).toMatchObject({ way: 'salon', phone, visit: { status: 'confirmed' } })
    expect(measuring?.visit?.start).toBe(new Date(at(0)).toISOString())
    expect(await visitsBooked()).toBe(1)
    expect(await mailsTo(one)).toHaveLength(1)
  })

  it('moves with what its customer asks for, and lets the former slot go', async () => {
    const { order } = await bride()
    await order(inSalon(at(0)))
    await order(inSalon(at(1)))
    await order(inSalon(at(1)))
    const held = await app.db.execute(sql`select starts_at from salon_times`)
    expect(held.rows.map((row) => new Date(String(row.starts_at)).toISOString())).toEqual([
      new Date(at(1)).toISOString(),
    ])
  })

  it('is not booked for an order that is not paid, and its salon is free again with the products', async () => {
    const { order } = await bride()
    await order(inSalon(at(0)))
    await arrange()
    expect(await visitsBooked()).toBe(0)
    app.moveClock({ minutes: 41 })
    const { rows } = await app.db.execute(sql`select starts_at from salon_times`)
    expect(rows).toHaveLength(1)
    expect(await openStarts()).toContain(at(0))
  })

  it('is cancelled with its order, and its salon is free again', async () => {
    const customer = await bride()
    const id = await paid(customer, at(0))
    await arrange()
    await customer.api('POST /orders/{id}/cancel', { params: { id } })
    await arrange()
    await arrange()
    expect((await customer.read(id)).measuring?.visit?.status).toBe('cancelled_by_customer')
    expect(await app.db.$count(salonTimes)).toBe(0)
    expect(await mailsTo(customer)).toHaveLength(2)
  })

  it('whose slot was lost takes nobody else’s, and is booked when it is free again', async () => {
    const customer = await bride()
    const id = await paid(customer, at(0))
    await app.db.execute(sql`delete from salon_times`)
    const guests = appointmentsApi(app)
    for (const email of ['un@example.fr', 'deux@example.fr'])
      await guests('POST /appointments', {
        body: { type: 'measuring', start: at(0), firstName: 'Anne', lastName: 'Roux', email, phone },
      })
    await arrange()
    expect((await customer.read(id)).measuring).toMatchObject({ way: 'salon', visit: null })
    await app.db.execute(sql`delete from appointments where email = 'un@example.fr'`)
    await arrange()
    expect((await customer.read(id)).measuring?.visit?.status).toBe('confirmed')
  })
})
