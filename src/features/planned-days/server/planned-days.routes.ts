import { implement } from '../../../platform/http/implement.ts'
import { mayOpen } from '../../desk/server/may-open.public.ts'
import { plannedDaysContract } from '../planned-days.contract.ts'
import { findPlannedDay } from './find-planned-day.ts'

export const plannedDaysRoutes = implement(plannedDaysContract, {
  'GET /admin/planned': async ({ db, lng, caller }, { query: { day } }) => ({
    success: true as const,
    ...(await findPlannedDay(db, { day, lng, withLetters: mayOpen(caller, 'adminNewsletter') })),
  }),
})
