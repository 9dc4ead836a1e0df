import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { keptText } from '../draft-size.rules.ts'
import { draftsKept, mostDrafts } from '../editor-drafts.limits.ts'
import { editorDrafts } from './editor-drafts.table.ts'

type Fields = Record<string, unknown>

interface DraftContent {
  readonly changed: Fields
  readonly begunFrom: Fields
}

interface DraftKey {
  readonly accountId: string
  readonly record: string
}

const isOwn = ({ accountId, record }: DraftKey) =>
  and(eq(editorDrafts.accountId, accountId), eq(editorDrafts.record, record))

export const findDraft = async (db: Db, key: DraftKey) => {
  const [row] = await db.select().from(editorDrafts).where(isOwn(key))
  if (!row) return null
  // The cast is safe, because only `saveDraft` writes it.
  const { changed, begunFrom } = JSON.parse(row.content) as DraftContent
  return { changed, begunFrom, savedAt: row.savedAt.toISOString() }
}

interface SaveDraftInput extends DraftKey, DraftContent {
  readonly savedAt: Date
}

/** Keeps a draft in the place of the one before, and lets go of the oldest of too many. */
export const saveDraft = async (db: Db, input: SaveDraftInput) => {
  const { accountId, record, savedAt, changed, begunFrom } = input
  const content = keptText({ changed, begunFrom })
  await db
    .insert(editorDrafts)
    .values({ accountId, record, content, savedAt })
    .onConflictDoUpdate({
      target: [editorDrafts.accountId, editorDrafts.record],
      set: { content, savedAt },
    })
  const ofAccount = eq(editorDrafts.accountId, accountId)
  const newest = db
    .select({ record: editorDrafts.record })
    .from(editorDrafts)
    .where(ofAccount)
    .orderBy(desc(editorDrafts.savedAt), desc(editorDrafts.record))
    .limit(mostDrafts)
  await db.delete(editorDrafts).where(and(ofAccount, notInArray(editorDrafts.record, newest)))
}

export const deleteDraft = async (db: Db, key: DraftKey) => {
  await db.delete(editorDrafts).where(isOwn(key))
}

/** Deletes drafts that nobody came back to. */
export const clearOldDrafts = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = dateOf(clock.now().subtract({ hours: draftsKept.days * 24 }))
  await db.delete(editorDrafts).where(lt(editorDrafts.savedAt, before))
}
