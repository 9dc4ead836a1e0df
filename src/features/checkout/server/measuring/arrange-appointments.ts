import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import {
  bookForOrder,
  cancelForOrder,
} from '../../../appointments/server/booking/appointment-of-order.public.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { type OrderRow, orders } from '../../../orders/server/orders.table.ts'

export const appointmentSweep = defineJob({
  name: 'checkout.arrange-visits',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

const batch = 50

const calledOff = ['cancelled', 'expired'] as const

/**
 * Books the visits that paid orders asked for, and cancels those of orders that were called off. It looks at how things
 * stand, so that nothing is lost when a payment comes in twice or a process ends in between; any number of processes
 * may run it.
 */
export const arrangeAppointments = async (ctx: Context) => {
  await each(ctx, await toBook(ctx), bookOne)
  await each(ctx, await toCancel(ctx), cancelOne)
}

/** One that fails is tried again in the next run, and the others do not wait for it. */
const each = async (
  ctx: Context,
  ids: readonly string[],
  arrange: (ctx: Context, id: string) => Promise<unknown>,
) => {
  for (const id of ids)
    try {
      await arrange(ctx, id)
    } catch (error) {
      ctx.log.error({ err: error, orderId: id }, 'the visit of an order could not be arranged')
    }
}

const wantsVisit = sql`${orders.contract} #>> '{measuring,way}' = 'salon'`
const start = sql`(${orders.contract} #>> '{measuring,start}')::timestamptz`

const toBook = async ({ db, clock }: Context) => {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(appointments, eq(appointments.orderId, orders.id))
    .where(
      and(
        wantsVisit,
        isNotNull(orders.paidAt),
        isNotNull(orders.accountId),
        notInArray(orders.fulfilment, [...calledOff]),
        isNull(appointments.id),
        gt(start, dateOf(clock.now())),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(batch)
  return due.map(({ id }) => id)
}

const toCancel = async ({ db, clock }: Context) => {
  const due = await db
    .select({ id: orders.id })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        or(eq(appointments.status, 'pending'), eq(appointments.status, 'confirmed')),
        gt(appointments.startsAt, dateOf(clock.now())),
        inArray(orders.fulfilment, [...calledOff]),
      ),
    )
    .limit(batch)
  return due.map(({ id }) => id)
}

const isInForce = ({ paidAt, fulfilment }: OrderRow) =>
  paidAt !== null && !calledOff.some((ended) => ended === fulfilment)

const bookOne = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
    if (!order || !isInForce(order) || order.accountId === null) return
    const { accountId, language, email, contract } = order
    const { measuring, billingAddress, lines } = contract
    const booked = await db.$count(appointments, eq(appointments.orderId, id))
    if (measuring?.way !== 'salon' || booked > 0) return
    await bookForOrder(ctx, db, {
      orderId: id,
      accountId,
      language,
      email,
      firstName: billingAddress.firstName,
      lastName: billingAddress.lastName,
      phone: measuring.phone,
      startMs: Date.parse(measuring.start),
      productId: lines.find(({ size }) => isMadeToMeasure(size))?.productId ?? null,
    })
  })

const cancelOne = (ctx: Context, id: string) => ctx.write(({ db }) => cancelForOrder(ctx, db, id))
