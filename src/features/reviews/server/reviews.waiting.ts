import { sql } from 'drizzle-orm'
import type { Waiting } from '../../desk/server/waiting.public.ts'
import { reviewsToRead } from './reviews-to-see.public.ts'

export const reviewsWaiting: Waiting = {
  room: 'adminReviews',
  count: () => sql`select count(*) from (${reviewsToRead}) w`,
}
