import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { listAudit } from '../lists.audit.ts'

interface SavedList {
  readonly list: string
  readonly rows: number
  readonly filters: Readonly<Record<string, unknown>>
}

/** Notes how many rows of a list leave the house as a file, and what it was narrowed by. */
export const noteSavedList = (db: Db, ctx: Context, { list, rows, filters }: SavedList) =>
  audit(db, ctx, listAudit.saved, {
    id: list,
    after: { rows, ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }) },
  })
