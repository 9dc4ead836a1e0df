import { consentVersion, type SubscriptionSource } from '../../src/features/newsletter/newsletter.limits.ts'
import {
  newsletterEvents,
  newsletterSubscribers,
} from '../../src/features/newsletter/server/newsletter.table.ts'
import { stopKeyOf } from '../../src/features/newsletter/server/subscribing/mailed-keys.ts'
import { dateOf } from '../../src/platform/clock.ts'
import type { Context } from '../../src/platform/context/context.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { Language } from '../../src/shared/i18n/languages.ts'
import { daysBefore } from './demo-history.ts'
import { demoId } from './products/demo-product.ts'

interface DemoSubscriber {
  readonly name: string
  readonly daysAgo: number
  readonly source: SubscriptionSource
  readonly lng?: Extract<Language, 'en'>
  readonly isWaiting?: true
  readonly leftDaysAgo?: number
}

const demoSubscribers: readonly DemoSubscriber[] = [
  { name: 'claire', daysAgo: 210, source: 'footer' },
  { name: 'grace', daysAgo: 184, source: 'page', lng: 'en' },
  { name: 'mathilde', daysAgo: 150, source: 'footer', leftDaysAgo: 61 },
  { name: 'sophie', daysAgo: 96, source: 'footer' },
  { name: 'awa', daysAgo: 44, source: 'page' },
  { name: 'emily', daysAgo: 20, source: 'footer', lng: 'en' },
  { name: 'nadia', daysAgo: 3, source: 'footer', isWaiting: true },
]

const minutesToConfirm = 12

const idOf = ({ name }: DemoSubscriber) => demoId(`subscriber ${name}`)

const momentsOf = (subscriber: DemoSubscriber, now: Temporal.Instant) => {
  const { daysAgo, isWaiting, leftDaysAgo } = subscriber
  const asked = daysBefore(now, daysAgo)
  return {
    askedAt: dateOf(asked),
    confirmedAt: isWaiting ? null : dateOf(asked.add({ minutes: minutesToConfirm })),
    leftAt: leftDaysAgo === undefined ? null : dateOf(daysBefore(now, leftDaysAgo)),
  }
}

/** Enters the subscribers of the demo's newsletter and the proof of their consent. The dates count back from now. */
export const enterSubscribers = async (ctx: Pick<Context, 'clock' | 'tokens'>, db: Db) => {
  const now = ctx.clock.now()
  await db.insert(newsletterSubscribers).values(
    demoSubscribers.map((subscriber) => {
      const { name, source } = subscriber
      const language: Language = subscriber.lng ?? 'fr'
      const email = `${name}@clientes.example`
      const moments = momentsOf(subscriber, now)
      return {
        ...{ email, source, language },
        ...moments,
        id: idOf(subscriber),
        codeSentAt: moments.confirmedAt,
        stopKey: stopKeyOf(ctx, email),
      }
    }),
  )
  await db.insert(newsletterEvents).values(
    demoSubscribers.flatMap((subscriber) => {
      const { source } = subscriber
      const language: Language = subscriber.lng ?? 'fr'
      const { askedAt, confirmedAt, leftAt } = momentsOf(subscriber, now)
      const [subscriberId, consent] = [idOf(subscriber), { language, textVersion: consentVersion }]
      return [
        { subscriberId, at: askedAt, action: 'asked' as const, source, ...consent },
        ...(confirmedAt ? [{ subscriberId, at: confirmedAt, action: 'confirmed' as const, ...consent }] : []),
        ...(leftAt ? [{ subscriberId, at: leftAt, action: 'left' as const }] : []),
      ]
    }),
  )
}
