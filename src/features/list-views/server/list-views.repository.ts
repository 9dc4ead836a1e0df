import { and, asc, eq, ne, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { together } from '../../../platform/db/together.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { listViewsErrors } from '../list-views.errors.ts'
import { mostViews } from '../list-views.limits.ts'
import { listColumns, listViews } from './list-views.table.ts'

type ViewRow = typeof listViews.$inferSelect

const onTheWire = ({ id, accountId, isShared, list, name, query }: ViewRow, readerId: string) => ({
  _id: id,
  list,
  name,
  query,
  shared: isShared,
  own: accountId === readerId,
})

/** The columns that somebody chose, and the views that they may open. */
export const findListViews = async (db: Db, readerId: string) => {
  const [columns, views] = await together(
    db.select().from(listColumns).where(eq(listColumns.accountId, readerId)),
    db
      .select()
      .from(listViews)
      .where(or(eq(listViews.accountId, readerId), listViews.isShared))
      .orderBy(asc(listViews.list), asc(listViews.name), asc(listViews.id)),
  )
  return {
    columns: Object.fromEntries(columns.map((each) => [each.list, each.columns])),
    views: views.map((view) => onTheWire(view, readerId)),
  }
}

/** Two savings at once leave one of the two. */
export const saveColumns = async (db: Db, row: typeof listColumns.$inferSelect) => {
  await db
    .insert(listColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [listColumns.accountId, listColumns.list],
      set: { columns: row.columns },
    })
}

interface SaveViewInput {
  readonly accountId: string
  readonly list: string
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** Saves a view; one of the same name takes its place. */
export const saveView = async (db: Db, view: SaveViewInput) => {
  const { accountId, list, name, query, isShared } = view
  const others = and(eq(listViews.accountId, accountId), eq(listViews.list, list), ne(listViews.name, name))
  if ((await db.$count(listViews, others)) >= mostViews) throw listViewsErrors.manyViews()
  const row = onlyRow(
    await db
      .insert(listViews)
      .values(view)
      .onConflictDoUpdate({
        target: [listViews.accountId, listViews.list, listViews.name],
        set: { query, isShared },
      })
      .returning(),
  )
  return onTheWire(row, accountId)
}

interface DeleteViewInput {
  readonly id: string
  readonly accountId: string
  readonly isAdmin: boolean
}

export const deleteView = async (db: Db, { id, accountId, isAdmin }: DeleteViewInput) => {
  if (!isUuid(id)) throw listViewsErrors.viewNotFound()
  const mayDelete = or(eq(listViews.accountId, accountId), isAdmin ? listViews.isShared : undefined)
  const gone = await db
    .delete(listViews)
    .where(and(eq(listViews.id, id), mayDelete))
    .returning({ id: listViews.id })
  if (gone.length === 0) throw listViewsErrors.viewNotFound()
}
