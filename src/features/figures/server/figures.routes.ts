import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { figuresContract } from '../figures.contract.ts'
import { findFigures } from './find-figures.ts'

export const figuresRoutes = implement(figuresContract, {
  'GET /admin/figures': async ({ db, clock, lng }, { query: { period } }) => {
    const { date: today } = parisTime(clock.now().epochMilliseconds)
    return { success: true as const, ...(await findFigures(db, { period, today, lng })) }
  },
})
