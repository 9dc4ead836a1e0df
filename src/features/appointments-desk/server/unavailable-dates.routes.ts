import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { unavailableDatesContract } from '../unavailable-dates.contract.ts'
import { close, closureOnTheWire, findClosures, reopen } from './closures/closures.ts'
import { touchedAppointments } from './closures/touched-appointments.ts'
import { said } from './said.ts'

const success = true as const

export const unavailableDatesRoutes = implement(unavailableDatesContract, {
  'GET /admin/unavailable-dates': async ({ db, clock }) => {
    const { date: today } = parisTime(clock.now().epochMilliseconds)
    return { success, closures: (await findClosures(db, today)).map(closureOnTheWire) }
  },

  'POST /admin/unavailable-dates/touched': async (ctx, { body }) => ({
    success,
    appointments: await touchedAppointments(ctx, body),
  }),

  'POST /admin/unavailable-dates': async (ctx, { body }) => ({
    success,
    ...(await close(ctx, body)),
    message: said[ctx.lng].done.closed,
  }),

  'DELETE /admin/unavailable-dates/{id}': async (ctx, { params }) => {
    await reopen(ctx, params.id)
    return { success, message: said[ctx.lng].done.opened }
  },
})
