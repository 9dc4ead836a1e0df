import { implement } from '../../../platform/http/implement.ts'
import { secondFactorContract } from '../signing-in/second-factor.contract.ts'
import { signedInCaller } from './accounts.public.ts'
import { doneSentences } from './done-sentences.public.ts'
import { confirmFactor } from './factor-changes/confirm.ts'
import { beginFactor } from './factor-changes/enrol.ts'
import { proveSession } from './factor-changes/prove.ts'
import { renewRecoveryCodes } from './factor-changes/recovery-codes.ts'
import { removeFactorOf, removeOwnFactor } from './factor-changes/remove.ts'
import { requireOfAdmins, staffFactors } from './factor-changes/require-of-admins.ts'
import { countUnusedCodes, findFactor, needsFactor } from './second-factor/second-factors.repository.ts'
import { endSignIn } from './sign-in/end-sign-in.ts'
import { userOnTheWire } from './user-on-the-wire.public.ts'

export const secondFactorRoutes = implement(secondFactorContract, {
  'POST /auth/login/code': async (ctx, { body }) => {
    const { account, ...tokens } = await endSignIn(ctx, body)
    const message = doneSentences(ctx.lng).signedIn
    return { success: true as const, ...tokens, user: userOnTheWire(account), message }
  },

  'POST /auth/proof': async (ctx, { body }) => {
    await proveSession(ctx, body)
    return { success: true as const, message: doneSentences(ctx.lng).proved }
  },

  'GET /auth/second-factor': async (ctx) => {
    const { id } = signedInCaller(ctx)
    const factor = await findFactor(ctx.db, id)
    return {
      success: true as const,
      secondFactor: {
        since: factor?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await countUnusedCodes(ctx.db, id),
        required: await needsFactor(ctx.db, id),
      },
    }
  },

  'POST /auth/second-factor': async (ctx) => ({ success: true as const, ...(await beginFactor(ctx)) }),

  'POST /auth/second-factor/confirmation': async (ctx, { body }) => ({
    success: true as const,
    recoveryCodes: await confirmFactor(ctx, body.code),
    message: doneSentences(ctx.lng).factorAdded,
  }),

  'POST /auth/second-factor/recovery-codes': async (ctx, { body }) => ({
    success: true as const,
    recoveryCodes: await renewRecoveryCodes(ctx, body),
    message: doneSentences(ctx.lng).recoveryCodesMade,
  }),

  'DELETE /auth/second-factor': async (ctx, { body }) => {
    await removeOwnFactor(ctx, body)
    return { success: true as const, message: doneSentences(ctx.lng).factorRemoved }
  },

  'GET /admin/second-factor': (ctx) => staffFactors(ctx),

  'PUT /admin/second-factor': async (ctx, { body }) => {
    await requireOfAdmins(ctx, body.requiredOfAdmins)
    return staffFactors(ctx)
  },

  'DELETE /admin/accounts/{id}/second-factor': async (ctx, { params }) => {
    await removeFactorOf(ctx, params.id)
    return staffFactors(ctx)
  },
})
