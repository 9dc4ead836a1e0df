import { desc, eq } from 'drizzle-orm'
import { implement } from '../../../platform/http/implement.ts'
import { houseResident } from '../../settings/server/house.public.ts'
import { minutesOf, openKinds } from '../appointment-kinds.ts'
import { appointmentsContract } from '../appointments.contract.ts'
import { appointmentOnTheWire } from './appointment-on-the-wire.public.ts'
import { appointments } from './appointments.table.ts'
import { bookAppointment } from './booking/book-appointment.ts'
import { cancelAppointment } from './booking/cancel-appointment.ts'
import { findAppointment } from './booking/lock-appointment.ts'
import { moveAppointment } from './booking/move-appointment.ts'
import { calendarFileOf } from './calendar/calendar-file.ts'
import { linkKey } from './link-keys.public.ts'
import { holdSlot } from './slots/hold-slot.ts'
import { readSlots } from './slots/read-slots.public.ts'
import { dropHold } from './slots/salon-times.public.ts'
import { slotOnTheWire } from './slots/slot-on-the-wire.public.ts'
import { spoken } from './spoken.ts'

const success = true as const

const momentOf = (start: string) => Temporal.Instant.from(start).epochMilliseconds

export const appointmentsRoutes = implement(appointmentsContract, {
  'GET /appointments/types': async ({ lng }) => ({
    success,
    types: openKinds.map((kind) => ({
      _id: kind,
      name: spoken[lng].kinds[kind],
      durationMinutes: minutesOf(kind),
    })),
  }),

  'GET /appointments/slots': async (ctx, { query }) => {
    const { type: kind, hold: holdId, appointment: appointmentId, ...days } = query
    const slots = await readSlots(ctx, { kind, days, holdId, appointmentId })
    return { success, slots: slots.map(slotOnTheWire) }
  },

  'POST /appointments/holds': async (ctx, { body: { type: kind, start, instead } }) => ({
    success,
    hold: await holdSlot(ctx, { kind, startMs: momentOf(start), instead }),
  }),

  'DELETE /appointments/holds/{id}': async (ctx, { params }) => {
    await ctx.write(({ db }) => dropHold(db, params.id))
    return { success }
  },

  'POST /appointments': async (ctx, { body: { type: kind, start, hold: holdId, ...customer } }) => {
    const appointment = await bookAppointment(ctx, { ...customer, kind, startMs: momentOf(start), holdId })
    const message = spoken[ctx.lng].done[appointment.status === 'pending' ? 'asked' : 'booked']
    return { success, appointment, message, manageKey: linkKey(ctx, 'manage', appointment._id) }
  },

  'GET /appointments': async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(appointments)
      .where(eq(appointments.accountId, ctx.caller?.id ?? ''))
      .orderBy(desc(appointments.startsAt))
    return { success, appointments: rows.map((row) => appointmentOnTheWire(ctx, row)) }
  },

  'GET /appointments/{id}': async (ctx, { params, query }) => {
    const appointment = await findAppointment(ctx, { id: params.id, key: query.key })
    return { success, appointment: appointmentOnTheWire(ctx, appointment) }
  },

  'PUT /appointments/{id}': async (ctx, { params, query, body }) => {
    const named = { id: params.id, key: query.key }
    const appointment = await moveAppointment(ctx, { ...named, startMs: momentOf(body.start) })
    return { success, appointment, message: spoken[ctx.lng].done.moved }
  },

  'DELETE /appointments/{id}': async (ctx, { params, query }) => {
    const appointment = await cancelAppointment(ctx, { id: params.id, key: query.key })
    return { success, appointment, message: spoken[ctx.lng].done.cancelled }
  },

  'GET /appointments/{id}.ics': async (ctx, { params, query }) => {
    const appointment = await findAppointment(ctx, { id: params.id, key: query.key }, ['calendar', 'manage'])
    const house = await ctx.resident(houseResident)
    const { bytes } = calendarFileOf({ appointment, house, publicUrl: ctx.publicUrl })
    return { bytes, fileName: spoken[appointment.language].calendar.fileName }
  },
})
