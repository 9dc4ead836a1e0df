import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { lockAccount } from '../../../accounts/server/accounts.public.ts'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import { checkoutDrafts } from './drafts.table.ts'

/** Stores the caller's draft: if two devices save, the last one wins. */
export const saveDraft = (ctx: Context, draft: CheckoutDraft) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const kept = { draft, updatedAt: dateOf(ctx.clock.now()) }
    await db
      .insert(checkoutDrafts)
      .values({ accountId, ...kept })
      .onConflictDoUpdate({ target: checkoutDrafts.accountId, set: kept })
  })
