import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mostCounted } from '../../../shared/pagination.ts'
import type { Db } from '../database.ts'

/** By what the rows of a list are sorted. A key that can be null has to say what stands for it. */
export interface SortKey {
  readonly by: SQLWrapper
  readonly from: 'lowest' | 'highest'
}

export const lowestFirst = (by: SQLWrapper): SortKey => ({ by, from: 'lowest' })
export const highestFirst = (by: SQLWrapper): SortKey => ({ by, from: 'highest' })

export interface PageInput {
  readonly page: number
  readonly limit: number
  /** The row that the page begins behind, or ends before: whatever its number, such a page costs the same. */
  readonly after?: string | undefined
  readonly before?: string | undefined
}

interface PageOptions extends PageInput {
  /** No two rows have the same values in all keys. */
  readonly order: readonly [SortKey, ...SortKey[]]
  /** Where the row of an id is read, with all that the keys name: `orders`, or tables that are joined. */
  readonly rows: SQLWrapper
  readonly id: SQLWrapper
}

const turned = { lowest: 'highest', highest: 'lowest' } as const

/** Whether a row comes behind the one of an id: behind it by a key, and equal to it by all keys before that one. */
const comesBehind = (order: readonly SortKey[], at: (by: SQLWrapper) => SQL): SQL | undefined => {
  const [first] = order
  const isOneWay = order.every(({ from }) => from === first?.from)
  if (first && isOneWay) {
    // As one comparison, which an index over the keys can answer.
    const keys = sql.join(
      order.map(({ by }) => by),
      sql`, `,
    )
    const values = sql.join(
      order.map(({ by }) => at(by)),
      sql`, `,
    )
    return first.from === 'lowest' ? sql`(${keys}) > (${values})` : sql`(${keys}) < (${values})`
  }
  const cases = order.map(({ by, from }, place) => {
    const equals = order.slice(0, place).map((key) => sql`${key.by} = ${at(key.by)}`)
    const behind = from === 'lowest' ? sql`${by} > ${at(by)}` : sql`${by} < ${at(by)}`
    return and(...equals, behind)
  })
  const any = sql`(${sql.join(
    cases.map((each) => sql`(${each})`),
    sql` or `,
  )})`
  // The first key alone bounds what has to be read of an index.
  const bound =
    first &&
    (first.from === 'lowest' ? sql`${first.by} >= ${at(first.by)}` : sql`${first.by} <= ${at(first.by)}`)
  return and(bound, any)
}

/**
 * A page of a list: the condition under which its rows are read, their order, and how many are skipped. The next and the
 * previous page are found from a row that is shown; a page that is only named by its number is counted off from the first.
 */
export const pageOf = ({ order, rows, id, page, limit, after, before }: PageOptions) => {
  const cursor = after ?? before
  const isBackwards = after === undefined && before !== undefined
  const way = isBackwards ? order.map(({ by, from }) => ({ by, from: turned[from] })) : order
  const at = (by: SQLWrapper) => sql`(select ${by} from ${rows} where ${id} = ${cursor})`
  return {
    begins: cursor === undefined ? undefined : comesBehind(way, at),
    orderBy: way.map(({ by, from }) => (from === 'lowest' ? asc(by) : desc(by))),
    limit,
    offset: cursor === undefined ? (page - 1) * limit : 0,
    /** The rows as they are shown: those before a row were read from it upwards. */
    shown: <Row>(read: readonly Row[]) => (isBackwards ? read.toReversed() : [...read]),
  }
}

/** Up to ten thousand rows are counted; where there are more, that is said instead. */
export const countedUpTo = async (db: Db, rows: (most: number) => SQLWrapper) => {
  const [counted] = await db.select({ rows: count() }).from(sql`${rows(mostCounted + 1)} as counted`)
  const found = counted?.rows ?? 0
  return { count: Math.min(found, mostCounted), more: found > mostCounted }
}
