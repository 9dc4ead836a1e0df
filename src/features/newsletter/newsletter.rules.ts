import type { SubscriberStatus } from './newsletter.limits.ts'

interface Subscription {
  readonly askedAt: Date
  readonly confirmedAt: Date | null
  readonly leftAt: Date | null
}

/** Where an address stands. One that left and was asked for again waits, until that is confirmed or ended. */
export const subscriberStatusOf = ({ askedAt, confirmedAt, leftAt }: Subscription): SubscriberStatus => {
  if (leftAt !== null) return askedAt > leftAt ? 'waiting' : 'left'
  return confirmedAt === null ? 'waiting' : 'subscribed'
}
