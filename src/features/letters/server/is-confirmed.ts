import { and, isNotNull, isNull } from 'drizzle-orm'
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts'

/** The addresses that letters go to: confirmed by their owners, and not left since. */
export const isConfirmed = and(
  isNotNull(newsletterSubscribers.confirmedAt),
  isNull(newsletterSubscribers.leftAt),
)
