import type { Context } from '../../../../platform/context/context.ts'
import { heldAccount } from '../../../accounts/server/accounts.public.ts'
import type { CheckoutDraft } from '../../checkout-draft.schema.ts'
import { checkoutDrafts } from '../orders.table.ts'

/** Keeps how far the caller has come: of two devices, the one that spoke last is the one she is at. */
export const saveDraft = (ctx: Context, draft: CheckoutDraft) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    const kept = { draft, updatedAt: new Date(ctx.clock.now().epochMilliseconds) }
    await db
      .insert(checkoutDrafts)
      .values({ accountId, ...kept })
      .onConflictDoUpdate({ target: checkoutDrafts.accountId, set: kept })
  })
