import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { type CommissionRow, commissions } from '../commissions.table.ts'
import { opensCommission } from './commission-key.ts'

/** The commission that a customer names, and the key of the mailed link, if there is one. */
export interface NamedCommission {
  readonly id: string
  readonly key: string | undefined
}

/** The commission, for its owner and for the holder of its link; any other caller gets « not found ». */
const itsCustomers = (
  ctx: Pick<Context, 'caller' | 'tokens'>,
  commission: CommissionRow | undefined,
  key: string | undefined,
) => {
  if (!commission) throw commissionsErrors.commissionNotFound()
  const isOwner = ctx.caller !== null && commission.accountId === ctx.caller.id
  if (!isOwner && !opensCommission(ctx, commission.id, key)) throw commissionsErrors.commissionNotFound()
  return commission
}

export const findOwnCommission = async (ctx: Context, { id, key }: NamedCommission) => {
  const [commission] = await ctx.db.select().from(commissions).where(eq(commissions.id, id))
  return itsCustomers(ctx, commission, key)
}

/** Finds a commission to change, and locks it until the transaction ends. */
export const lockOwnCommission = async (
  ctx: Pick<Context, 'caller' | 'tokens'>,
  db: Db,
  { id, key }: NamedCommission,
) => {
  const [commission] = await db.select().from(commissions).where(eq(commissions.id, id)).for('update')
  return itsCustomers(ctx, commission, key)
}
