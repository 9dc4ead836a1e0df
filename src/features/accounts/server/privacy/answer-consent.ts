import type { Context } from '../../../../platform/context/context.ts'
import { type ConsentPurpose, consentWording } from '../../consents.ts'
import { heldAccount } from '../accounts.public.ts'
import { findConsents } from './consents.repository.ts'
import { consents } from './consents.table.ts'

interface ConsentAnswer {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
}

/** Keeps what the caller answers to a question of consent; the same answer again is none. Answers all she agreed to. */
export const answerConsent = (ctx: Context, { purpose, granted }: ConsentAnswer) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    const known = await findConsents(db, accountId)
    const isSame = known.some(
      (each) => each.purpose === purpose && each.granted === granted && each.answeredAt !== null,
    )
    if (isSame) return known
    const answeredAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .insert(consents)
      .values({ accountId, purpose, granted, answeredAt, wording: consentWording, language: ctx.lng })
    return findConsents(db, accountId)
  })
