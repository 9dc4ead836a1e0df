import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { editorDrafts } from '../../../editor-drafts/server/editor-drafts.table.ts'
import { emptyLetter } from '../../letter.rules.ts'
import type { LetterContent } from '../../letter.schema.ts'
import { letterAudit } from '../../letters.audit.ts'
import { lettersErrors } from '../../letters.errors.ts'
import { mostLetters } from '../../letters.limits.ts'
import { letters } from '../letters.table.ts'
import { lockDraft } from './lock-letter.ts'

/** A draft that the caller has begun and nobody has written in, not even without saving. */
const findUntouched = async ({ caller }: Context, db: Db) => {
  const [draft] = await db
    .select({ id: letters.id })
    .from(letters)
    .innerJoin(auditLog, eq(auditLog.subjectId, sql`${letters.id}::text`))
    .where(
      and(
        eq(letters.status, 'draft'),
        eq(letters.version, 1),
        eq(letters.content, emptyLetter),
        eq(auditLog.subjectKind, letterAudit.created.subject),
        eq(auditLog.action, letterAudit.created.action),
        eq(auditLog.actorId, caller?.id ?? ''),
        notExists(
          db
            .select({ record: editorDrafts.record })
            .from(editorDrafts)
            .where(eq(editorDrafts.record, sql`'letter:' || ${letters.id}`)),
        ),
      ),
    )
    .orderBy(desc(letters.createdAt))
    .limit(1)
  return draft?.id
}

/** Begins a letter and returns its id. An empty one that the caller has left empty is not begun a second time. */
export const createLetter = (ctx: Context, content: LetterContent) =>
  ctx.once(async ({ db }) => {
    const untouched = isDeepStrictEqual(content, emptyLetter) ? await findUntouched(ctx, db) : undefined
    if (untouched) return untouched
    if ((await db.$count(letters)) >= mostLetters)
      throw lettersErrors.tooManyLetters({ values: { limit: mostLetters } })
    const now = dateOf(ctx.clock.now())
    const { id } = onlyRow(
      await db.insert(letters).values({ content, createdAt: now, updatedAt: now }).returning(),
    )
    await audit(db, ctx, letterAudit.created, { id, after: { subject: content.fr.subject } })
    return id
  })

/** What the log tells of the words of a letter. */
const toldOf = ({ fr, en, parts }: LetterContent) => ({
  subject: fr.subject,
  subjectEn: en.subject,
  parts: parts.length,
})

interface Edit {
  readonly id: string
  readonly version: number
  readonly content: LetterContent
}

/** Replaces what is written of a letter; what is sent as it is kept writes nothing. */
export const changeLetter = (ctx: Context, { id, version, content }: Edit) =>
  ctx.write(async ({ db }) => {
    const before = await lockDraft(db, { id, version })
    if (!changedFields({ content: before.content }, { content })) return
    await db
      .update(letters)
      .set({ content, version: version + 1, updatedAt: dateOf(ctx.clock.now()) })
      .where(eq(letters.id, id))
    const changes = changedFields(toldOf(before.content), toldOf(content))
    await audit(db, ctx, letterAudit.updated, { id, ...changes })
  })

export const removeLetter = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const { content } = await lockDraft(db, { id })
    await db.delete(letters).where(eq(letters.id, id))
    await audit(db, ctx, letterAudit.removed, { id, before: { subject: content.fr.subject } })
  })
