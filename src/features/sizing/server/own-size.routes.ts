import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { ownSizeContract } from '../own-size.contract.ts'
import { findOwnSize, forgetOwnSize, storeOwnSize } from './own-size.ts'

export const ownSizeRoutes = implement(ownSizeContract, {
  'GET /account/size': async (ctx) => ({
    success: true as const,
    size: await findOwnSize(ctx.db, signedInCaller(ctx).id),
  }),

  'PUT /account/size': async (ctx, { body }) => ({
    success: true as const,
    size: await storeOwnSize(ctx, body),
  }),

  'DELETE /account/size': async (ctx) => {
    await forgetOwnSize(ctx)
    return { success: true as const }
  },
})
