import { and, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SubscriberStatus } from '../newsletter.limits.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

const { askedAt, confirmedAt, leftAt } = newsletterSubscribers

/** The rows of each status, as `subscriberStatusOf` says. */
export const isOf: Readonly<Record<SubscriberStatus, SQL | undefined>> = {
  waiting: or(and(isNull(confirmedAt), isNull(leftAt)), gt(askedAt, leftAt)),
  subscribed: and(isNotNull(confirmedAt), isNull(leftAt)),
  left: lte(askedAt, leftAt),
}
