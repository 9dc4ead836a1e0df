import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import type { ProfileChange } from '../../profile/profile.contract.ts'
import { signedInCaller } from '../accounts.public.ts'
import { accounts } from '../accounts.table.ts'
import { personOf } from '../person-of.public.ts'

/** Changes the caller's own profile, and tells the slices that show the name. */
export const changeProfile = (ctx: Context, { language, ...profile }: ProfileChange) =>
  ctx.write(async (tx) => {
    const [account] = await tx.db
      .update(accounts)
      .set({ ...profile, ...(language && { language }) })
      .where(eq(accounts.id, signedInCaller(ctx).id))
      .returning()
    if (!account) throw requestErrors.signInRequired()
    for (const { renamed } of ctx.personalData) await renamed?.(tx, personOf(account))
    return account
  })
