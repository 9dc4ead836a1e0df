import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { publicationDays } from '../reviews.limits.ts'

interface Waiting extends Record<string, unknown> {
  readonly id: string
  readonly kind: 'testimonial' | 'product'
  readonly name: string | null
  readonly sinceMs: number
  readonly reported: boolean
  readonly suspected: boolean
  readonly count: number
}

interface List extends Record<string, unknown> {
  readonly kind: Waiting['kind']
  /** The status by which the list of reviews names them. */
  readonly status: string
  readonly count: number
}

/** For both kinds of reviews: those that wait to be read, since when they wait, and those that have open reports. */
export const reviewsToRead = sql`
  select id, 'testimonial' as kind, name, created_at as since, false as reported,
      case when suspicion is null then 'pending' else 'suspected' end as status
    from testimonials where status = 'pending'
  union all
  select r.id, 'product', a.first_name || ' ' || a.last_name, coalesce(r.updated_at, r.created_at), false, 'pending'
    from product_reviews r left join accounts a on a.id = r.account_id where r.status = 'pending'
  union all
  select p.review_id, p.kind, coalesce(min(t.name), min(a.first_name || ' ' || a.last_name)), min(p.reported_at), true, 'reported'
    from review_reports p
    left join testimonials t on p.kind = 'testimonial' and t.id = p.review_id
    left join product_reviews r on p.kind = 'product' and r.id = p.review_id
    left join accounts a on a.id = r.account_id
    where p.settled_at is null group by p.review_id, p.kind`

interface ReviewsToSeeInput {
  readonly most: number
  /** Only of one kind. */
  readonly kind?: Waiting['kind']
}

/**
 * The reviews that wait for the house, the longest waiting first, with the day by which the house must
 * answer their authors or readers.
 */
export const findReviewsToSee = async (db: Db, { most, kind: of }: ReviewsToSeeInput) => {
  const { rows } = await db.execute<Waiting>(sql`
    select id, kind, name, (extract(epoch from since) * 1000)::float8 as "sinceMs", reported,
      status = 'suspected' as suspected, (count(*) over ())::int as count
    from (${reviewsToRead}) w where ${of ?? null}::text is null or kind = ${of ?? null} order by w.since, id limit ${most}`)
  const { rows: lists } = await db.execute<List>(sql`
    select kind, status, count(*)::int as count from (${reviewsToRead}) w group by kind, status order by kind desc, status`)
  return {
    count: rows[0]?.count ?? 0,
    lists: lists.length > 0 ? lists : [{ kind: 'testimonial' as const, status: 'pending', count: 0 }],
    first: rows.map(({ id, kind, name, sinceMs, reported, suspected }) => ({
      _id: id,
      kind,
      name,
      reported,
      suspected,
      dueOn: addDays(parisTime(sinceMs).date, publicationDays),
    })),
  }
}
