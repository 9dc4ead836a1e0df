import type { Db } from '../../../platform/db/database.ts'
import type { Sought } from '../../../platform/db/sought.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { PageName } from '../../../sitemap.ts'
import type { Finding, FindingKind } from '../desk.contract.ts'

/** The most records of one kind that a search answers. */
export const mostFindings = 5

/**
 * How the records of a room are found from anywhere in the admin. A slice exports it from a file `*.lookup.ts`; whoever
 * may open the room finds its records.
 */
export interface Lookup {
  readonly kind: FindingKind
  readonly room: PageName
  /** Whoever may open this room finds the records by another lookup, which leads into it. */
  readonly unless?: PageName
  readonly find: (db: Db, sought: Sought, lng: Language) => Promise<readonly Finding[]>
}
