import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { inBase32 } from '../../../../platform/passwords/totp.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { enrolmentMinutes } from '../../accounts.limits.ts'
import { lockCustomer } from '../accounts.public.ts'
import { secondFactors } from '../second-factor/second-factors.table.ts'
import { sealedFor } from '../second-factor/spend-code.ts'

/** As long as the output of SHA-1, which the codes are made with (RFC 4226, section 4). */
const secretBytes = 20

/**
 * Begins a second step for the caller. No sign-in asks for a code of the new secret until a first code has confirmed
 * it.
 */
export const beginFactor = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const { id: accountId, email } = await lockCustomer(ctx, db)
    const bytes = randomBytes(secretBytes)
    const begun = {
      sealedSecret: ctx.tokens.seal.close(bytes.toString('base64'), sealedFor(accountId)),
      createdAt: dateOf(ctx.clock.now()),
      lastStep: 0,
    }
    const [row] = await db
      .insert(secondFactors)
      .values({ accountId, ...begun })
      .onConflictDoUpdate({
        target: secondFactors.accountId,
        set: begun,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ accountId: secondFactors.accountId })
    if (!row) throw accountsErrors.factorStands()
    const { name: house } = await readHouse(db)
    const secret = inBase32(bytes)
    const label = encodeURIComponent(`${house}:${email}`)
    const query = new URLSearchParams({ secret, issuer: house }).toString().replaceAll('+', '%20')
    return { secret, address: `otpauth://totp/${label}?${query}` }
  })

/** The second step that was begun within the last hour and is not confirmed yet. */
export const findBegun = async (ctx: Context, db: Context['db'], accountId: string) => {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
  const oldest = ctx.clock.now().subtract({ minutes: enrolmentMinutes }).epochMilliseconds
  return factor && factor.createdAt.getTime() > oldest ? factor : undefined
}
