import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether some columns, read one after the other, hold what somebody looks for, whatever the accents and capitals. */
export const containsWords = (columns: readonly SQLWrapper[], search: string): SQL =>
  sql`strpos(lower(house_unaccent(concat_ws(' ', ${sql.join([...columns], sql`, `)}))), lower(house_unaccent(${search}::text))) > 0`
