import { hashesOfWords } from '../../../src/features/reviews/server/testimonials/hashes-of-words.ts'
import { testimonials } from '../../../src/features/reviews/server/testimonials/testimonials.table.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import type { Language } from '../../../src/shared/i18n/languages.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { daysBefore } from '../demo-history.ts'
import { type DemoTestimonial, demoTestimonials } from './demo-testimonials.ts'

const hoursToDecide = 20
const hoursToReply = 44

const decisionOf = ({ waits, refused }: DemoTestimonial, createdAt: Temporal.Instant) => {
  if (waits) return { status: 'pending' } as const
  const decidedAt = dateOf(createdAt.add({ hours: hoursToDecide }))
  if (refused) return { status: 'rejected', refusalReason: refused, decidedAt } as const
  return { status: 'approved', decidedAt, publishedAt: decidedAt } as const
}

const monthOf = ({ monthsBefore }: DemoTestimonial, createdAt: Temporal.Instant) =>
  monthsBefore === undefined
    ? null
    : createdAt
        .toZonedDateTimeISO('Europe/Paris')
        .toPlainDate()
        .subtract({ months: monthsBefore })
        .with({ day: 1 })
        .toString()

const rowOf = (written: DemoTestimonial, now: Temporal.Instant) => {
  const { name, occasion, rating, daysAgo, suspicion, reply } = written
  const language: Language = written.lng ?? 'fr'
  const content = language === 'en' ? written.content : frenchTypography(written.content)
  const createdAt = daysBefore(now, daysAgo)
  return {
    ...{ name, occasion, rating, language, content, suspicion },
    createdAt: dateOf(createdAt),
    experiencedIn: monthOf(written, createdAt),
    ...decisionOf(written, createdAt),
    ...(reply && { reply, repliedAt: dateOf(createdAt.add({ hours: hoursToReply })) }),
    ...hashesOfWords({ name, content }),
  }
}

/** Enters what the demo's visitors wrote about the house, with dates that count back from now. */
export const enterTestimonials = (db: Db, now: Temporal.Instant) =>
  db.insert(testimonials).values(demoTestimonials.map((written) => rowOf(written, now)))
