import type { SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { PageName } from '../../../sitemap.ts'

/** How many entries of a room of the admin wait for the team; found by the name of its file, `*.waiting.ts`. */
export interface Waiting {
  readonly room: PageName
  /** A query of one number. All rooms are counted by one statement. */
  readonly count: (db: Db, today: CivilDate) => SQLWrapper
}
