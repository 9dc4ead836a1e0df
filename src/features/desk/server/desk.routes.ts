import { implement } from '../../../platform/http/implement.ts'
import { deskContract } from '../desk.contract.ts'
import { findWaiting } from './find-waiting.ts'

export const deskRoutes = implement(deskContract, {
  'GET /admin/waiting': async (ctx) => ({ success: true as const, waiting: await findWaiting(ctx) }),
})
