import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../../platform/db/pages/page-of.ts'
import { together } from '../../../../platform/db/together.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { Range } from '../../../../shared/ranges/ranges.ts'
import type { ModerationKind } from '../../testimonial-status.ts'
import { openReportsOf } from '../reports/reports.repository.ts'
import { testimonials } from './testimonials.table.ts'

/** The tag of everything that is made from published testimonials. */
export const testimonialsTag = 'testimonials'

interface Page {
  readonly page: number
  readonly limit: number
}

const isPublished = eq(testimonials.status, 'approved')

/** One page of the published testimonials, the newest first, with their number and average. */
export const findPublished = async (db: Db, { page, limit }: Page) => {
  const [rows, [of]] = await together(
    db
      .select()
      .from(testimonials)
      .where(isPublished)
      .orderBy(desc(testimonials.publishedAt), asc(testimonials.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count(), average: avg(testimonials.rating).mapWith(Number) })
      .from(testimonials)
      .where(isPublished),
  )
  return { rows, total: of?.total ?? 0, average: of?.average ?? null }
}

const openReports = openReportsOf('testimonial', sql`${testimonials.id}`)

const isOfKind: Readonly<Record<ModerationKind, SQL | undefined>> = {
  pending: and(eq(testimonials.status, 'pending'), isNull(testimonials.suspicion)),
  suspected: and(eq(testimonials.status, 'pending'), isNotNull(testimonials.suspicion)),
  reported: sql`${openReports} > 0`,
  approved: isPublished,
  rejected: eq(testimonials.status, 'rejected'),
}

interface FindModeratedInput extends PageInput {
  readonly kind?: ModerationKind | undefined
  readonly received?: Range<CivilDate> | undefined
  readonly search?: string | undefined
}

const said = sql.join(
  [testimonials.name, testimonials.occasion, testimonials.content, testimonials.email],
  sql`, `,
)

/** Accents and capitals do not count, because people leave them out when they search. */
const matches = (search: string) =>
  sql`strpos(lower(house_unaccent(concat_ws(' ', ${said}))), lower(house_unaccent(${search}::text))) > 0`

const readModerated = (db: Db) =>
  db.select({ ...getTableColumns(testimonials), reports: openReports }).from(testimonials)

/** One page of all testimonials. The waiting ones come oldest first, because the house must read them in time. */
export const findModerated = async (db: Db, { kind, search, received, ...input }: FindModeratedInput) => {
  const isFound = and(
    onDays(testimonials.createdAt, received),
    search === undefined ? undefined : matches(search),
  )
  const isWanted = and(kind && isOfKind[kind], isFound)
  const waits = kind === 'pending' || kind === 'suspected'
  const one = pageOf({
    ...input,
    order: [(waits ? lowestFirst : highestFirst)(testimonials.createdAt), lowestFirst(testimonials.id)],
    rows: testimonials,
    id: testimonials.id,
  })
  const [rows, [all], [of]] = await together(
    readModerated(db)
      .where(and(isWanted, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    db.select({ total: count() }).from(testimonials).where(isWanted),
    db
      .select({
        pending: count(sql`case when ${isOfKind.pending} then 1 end`),
        suspected: count(sql`case when ${isOfKind.suspected} then 1 end`),
        reported: count(sql`case when ${isOfKind.reported} then 1 end`),
        approved: count(sql`case when ${isOfKind.approved} then 1 end`),
        rejected: count(sql`case when ${isOfKind.rejected} then 1 end`),
      })
      .from(testimonials)
      .where(isFound),
  )
  return {
    rows: one.shown(rows),
    total: all?.total ?? 0,
    counts: of ?? { pending: 0, suspected: 0, reported: 0, approved: 0, rejected: 0 },
  }
}

/** One testimonial by its id; undefined when the id is unknown or not an id at all. */
export const findTestimonial = async (db: Db, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await readModerated(db).where(eq(testimonials.id, id))
  return row
}
