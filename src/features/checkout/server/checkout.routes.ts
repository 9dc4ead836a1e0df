import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { checkoutContract } from '../checkout.contract.ts'
import { checkoutErrors } from '../checkout.errors.ts'
import { findDraft, findWaitingOrder } from './drafts/drafts.repository.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { placeOnce } from './placing/place-once.ts'

export const checkoutRoutes = implement(checkoutContract, {
  'GET /checkout': async (ctx) => {
    const { id: accountId } = signedInCaller(ctx)
    const nowMs = ctx.clock.now().epochMilliseconds
    const [draft, order] = await Promise.all([
      findDraft(ctx.db, accountId),
      findWaitingOrder(ctx.db, { accountId, nowMs }),
    ])
    const { name: provider, publicKey } = ctx.payments
    return { success: true as const, draft, order, payment: { provider, publicKey } }
  },

  'PUT /checkout': async (ctx, { body }) => {
    await saveDraft(ctx, body)
    return { success: true as const }
  },

  'POST /orders': async (ctx, { body }) => {
    if (!body.termsAccepted)
      throw checkoutErrors.termsNotAccepted({ fields: { termsAccepted: 'errors.termsNotAccepted' } })
    return placeOnce(ctx, body)
  },
})
