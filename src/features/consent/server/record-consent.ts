import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { NewConsent } from '../consent.contract.ts'
import { cookieConsents } from './cookie-consents.table.ts'

/** Keeps the proof of an answer, with the time of the house; returns that time. */
export const recordConsent = (ctx: Context, { choices, ...sent }: NewConsent) =>
  ctx.once(async ({ db }) => {
    const { analytics, marketing, preferences } = choices
    const recordedAt = dateOf(ctx.clock.now())
    await db.insert(cookieConsents).values({ ...sent, analytics, marketing, preferences, recordedAt })
    return recordedAt.toISOString()
  })
