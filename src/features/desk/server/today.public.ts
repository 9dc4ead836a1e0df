import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { PageName } from '../../../sitemap.ts'
import type { TodayEntry, TodayKind } from '../desk.contract.ts'

export interface TodayInput {
  /** The day in Paris. */
  readonly today: CivilDate
  readonly most: number
}

/** What a slice has to be done today; found by the name of its file, `*.today.ts`. Whoever may open the room sees it. */
export interface TodaySource {
  readonly kind: TodayKind
  readonly room: PageName
  /** The next due first. */
  readonly find: (db: Db, input: TodayInput) => Promise<readonly TodayEntry[]>
}
