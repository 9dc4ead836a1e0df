import { implement } from '../../../platform/http/implement.ts'
import { deviceName } from '../../../shared/text/device-name.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'
import { signedInCaller } from './accounts.public.ts'
import { endOtherSessions, endOwnSession } from './sessions/end-own-session.ts'
import { findOpenSessions } from './sessions/sessions.repository.ts'

export const sessionsRoutes = implement(sessionsContract, {
  'GET /auth/sessions': async (ctx) => {
    const { id, sessionId } = signedInCaller(ctx)
    const rows = await findOpenSessions(ctx, id)
    const sessions = rows.map(({ id: _id, device, startedAt, lastUsedAt }) => ({
      _id,
      device: deviceName(device),
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: _id === sessionId,
    }))
    return { success: true as const, sessions }
  },

  'DELETE /auth/sessions': async (ctx) => ({ success: true as const, ended: await endOtherSessions(ctx) }),

  'DELETE /auth/sessions/{id}': async (ctx, { params }) => {
    await endOwnSession(ctx, params.id)
    return { success: true as const }
  },
})
