import * as retention from '../../shared/privacy/retention.ts'

/** Where an address stands. */
export const subscriberStatuses = ['waiting', 'subscribed', 'left'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Where on the site a visitor subscribed. */
export const subscriptionSources = ['footer', 'page'] as const

export type SubscriptionSource = (typeof subscriptionSources)[number]

/** Of the sentence that is agreed to; a new wording takes a new version, which is kept with each consent. */
export const consentVersion = '2026-11'

/** How long the link that confirms an address is good for; what was not confirmed by then is forgotten. */
export const confirmDays = retention.unconfirmedSubscription.days

/** The longest key that a link of a mail has. */
export const linkWordLength = 100

export const subscribersPageSize = 50
export const searchMaxLength = 100
