import { implement } from '../../../platform/http/implement.ts'
import { openingHoursContract } from '../opening-hours.contract.ts'
import { appointmentsOutside } from './closures/touched-appointments.ts'

export const openingHoursRoutes = implement(openingHoursContract, {
  'POST /admin/opening-hours/touched': async (ctx, { body }) => ({
    success: true as const,
    appointments: await appointmentsOutside(ctx, body.hours),
  }),
})
