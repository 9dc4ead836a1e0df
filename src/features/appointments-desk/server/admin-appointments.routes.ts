import { dateOf, startOfDay } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { closuresIn } from '../../appointments/server/slots/read-slots.public.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import { adminAppointmentsContract } from '../admin-appointments.contract.ts'
import {
  detailOnTheWire,
  placementOnTheWire,
  staffAppointmentOnTheWire,
} from './appointments/appointment-on-the-wire.ts'
import {
  findAppointments,
  findAppointmentsBetween,
  readAppointment,
} from './appointments/appointments.repository.ts'
import { calendarDays } from './appointments/calendar-days.ts'
import { daySheet } from './appointments/day-sheet.ts'
import { enterAppointment } from './appointments/enter-appointment.ts'
import { moveAppointment } from './appointments/move-appointment.ts'
import { readPlacement } from './appointments/placement.ts'
import { setNote } from './appointments/set-note.ts'
import { setStatus } from './appointments/set-status.ts'
import { said } from './said.ts'

const success = true as const

const momentOf = (start: string) => Temporal.Instant.from(start).epochMilliseconds

const detailOf = async (ctx: Context, id: string) => ({
  success,
  appointment: detailOnTheWire(ctx, await readAppointment(ctx.db, { id, lng: ctx.lng })),
})

export const adminAppointmentsRoutes = implement(adminAppointmentsContract, {
  'GET /admin/appointments': async (ctx, { query: wanted }) => {
    const now = dateOf(ctx.clock.now())
    const { found, total: count, counts } = await findAppointments(ctx.db, { wanted, now })
    return {
      success,
      appointments: found.map((appointment) => staffAppointmentOnTheWire(ctx, appointment)),
      count,
      totalPages: totalPages({ count, limit: wanted.limit }),
      counts,
    }
  },

  'POST /admin/appointments': async (ctx, { body: { type: kind, start, salon, ...noted } }) => {
    const id = await enterAppointment(ctx, { ...noted, kind, salon, startMs: momentOf(start) })
    return { ...(await detailOf(ctx, id)), message: said[ctx.lng].done.noted }
  },

  'GET /admin/appointments/{id}': (ctx, { params }) => detailOf(ctx, params.id),

  'PUT /admin/appointments/{id}': async (ctx, { params, body: { start, salon, evenIfClosed } }) => {
    await moveAppointment(ctx, { id: params.id, startMs: momentOf(start), salon, evenIfClosed })
    return { ...(await detailOf(ctx, params.id)), message: said[ctx.lng].done.moved }
  },

  'PUT /admin/appointments/{id}/status': async (ctx, { params, body }) => {
    await setStatus(ctx, { ...body, id: params.id })
    return { ...(await detailOf(ctx, params.id)), message: said[ctx.lng].done[body.status] }
  },

  'PUT /admin/appointments/{id}/note': async (ctx, { params, body }) => {
    await setNote(ctx, { ...body, id: params.id })
    return { ...(await detailOf(ctx, params.id)), message: said[ctx.lng].done.note }
  },

  'GET /admin/placements': async (ctx, { query: { type: kind, start, salon, appointment } }) => {
    const asked = { kind, startMs: momentOf(start), salon, appointmentId: appointment }
    return { success, placement: placementOnTheWire(ctx, await readPlacement(ctx, asked)) }
  },

  'GET /admin/day-sheet': (ctx, { query }) => daySheet(ctx, query.date),

  'GET /admin/calendar': async (ctx, { query: { from, to, salon } }) => {
    const { hours } = await readHouse(ctx.db)
    const span = { from: startOfDay(from), to: startOfDay(addDays(to, 1)), salon }
    const found = await findAppointmentsBetween(ctx.db, span)
    const closures = await closuresIn(ctx.db, { from, to })
    return {
      success,
      appointments: found.map((appointment) => staffAppointmentOnTheWire(ctx, appointment)),
      days: calendarDays(
        { from, to },
        { hours, closures: closures.filter((each) => !salon || !each.salon || each.salon === salon) },
      ),
    }
  },
})
