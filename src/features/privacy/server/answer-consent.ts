import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { type ConsentPurpose, consentWording } from '../consents.ts'
import { findConsents } from './consents.repository.ts'
import { consents } from './consents.table.ts'

interface ConsentAnswer {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
}

/**
 * Keeps the caller's answer to a question of consent; the same answer again is not kept twice. Returns all consents of
 * the caller.
 */
export const answerConsent = (ctx: Context, { purpose, granted }: ConsentAnswer) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const known = await findConsents(db, accountId)
    const isSame = known.some(
      (each) => each.purpose === purpose && each.granted === granted && each.answeredAt !== null,
    )
    if (isSame) return known
    const answeredAt = dateOf(ctx.clock.now())
    await db
      .insert(consents)
      .values({ accountId, purpose, granted, answeredAt, wording: consentWording, language: ctx.lng })
    return findConsents(db, accountId)
  })
