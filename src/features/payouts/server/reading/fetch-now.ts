import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { ProviderUnavailable } from '../../../../platform/payments/provider-errors.ts'
import { payoutsAudit } from '../../payouts.audit.ts'
import { payoutsErrors } from '../../payouts.errors.ts'
import { balanceJob, readBalance } from './read-balance.ts'

/** As much as is read while somebody waits: some thousand movements. */
const pagesAtOnce = 20

const orUnavailable = (error: unknown): never => {
  if (error instanceof ProviderUnavailable) throw payoutsErrors.providerUnavailable({ retryAfterSeconds: 10 })
  throw error
}

/** Reads the balance while somebody waits; a job goes on where there is more. */
export const fetchNow = async (ctx: Context) => {
  const { transactions, isWhole } = await readBalance(ctx, pagesAtOnce).catch(orUnavailable)
  await ctx.write(async ({ db }) => {
    await audit(db, ctx, payoutsAudit.fetched, { id: 'all' })
    if (!isWhole) await ctx.jobs.enqueue(db, { kind: balanceJob, data: {}, key: 'more' })
  })
  return { success: true as const, transactions, isWhole }
}
