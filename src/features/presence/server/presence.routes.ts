import { implement } from '../../../platform/http/implement.ts'
import { presenceContract } from '../presence.contract.ts'
import { notePresence } from './note-presence.ts'

export const presenceRoutes = implement(presenceContract, {
  'POST /admin/presence': async (ctx, { body }) => ({
    success: true as const,
    others: await notePresence(ctx, body),
  }),
})
