import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { personNoteAudit } from '../customer-notes.audit.ts'
import { customerNotesErrors } from '../customer-notes.errors.ts'
import { mostNotes } from '../customer-notes.limits.ts'
import { customerNotes } from './customer-notes.table.ts'
import { belongsTo, lockKey } from './person-key.ts'
import { readNotesOf } from './read-notes.ts'

/** Adds a note about a person; two that are written at once are both kept. */
export const addNote = (ctx: Context, { id, text }: { readonly id: string; readonly text: string }) =>
  ctx.once(async ({ db }) => {
    const personKey = await lockKey(db, id)
    if ((await db.$count(customerNotes, belongsTo(customerNotes.personKey, personKey))) >= mostNotes)
      throw customerNotesErrors.notesFull()
    const { id: authorId } = signedInCaller(ctx)
    await db.insert(customerNotes).values({ personKey, authorId, writtenAt: dateOf(ctx.clock.now()), text })
    await audit(db, ctx, personNoteAudit.noted, { id })
    return readNotesOf(db, ctx, personKey)
  })

interface NoteOfPerson {
  readonly id: string
  readonly noteId: string
  /** The version that the caller has read. */
  readonly version: number
}

/** Refuses a note that the caller may not change, or has not read as it is now. The lock of the person keeps it so. */
const ownNote = async (db: Db, ctx: Context, { id, noteId, version }: NoteOfPerson) => {
  const reader = signedInCaller(ctx)
  const personKey = await lockKey(db, id)
  const ofReader = reader.role === 'admin' ? undefined : eq(customerNotes.authorId, reader.id)
  const which = and(eq(customerNotes.id, noteId), belongsTo(customerNotes.personKey, personKey), ofReader)
  const [note] = await db.select({ version: customerNotes.version }).from(customerNotes).where(which)
  if (!note) throw customerNotesErrors.noteGone()
  if (note.version !== version) throw customerNotesErrors.noteChanged()
  return { personKey, which }
}

/** Changes a note of the caller; an admin changes any. */
export const changeNote = (ctx: Context, { text, ...note }: NoteOfPerson & { readonly text: string }) =>
  ctx.write(async ({ db }) => {
    const { personKey, which } = await ownNote(db, ctx, note)
    await db
      .update(customerNotes)
      .set({ text, changedAt: dateOf(ctx.clock.now()), version: note.version + 1 })
      .where(which)
    await audit(db, ctx, personNoteAudit['note-changed'], { id: note.id })
    return readNotesOf(db, ctx, personKey)
  })

/** Removes a note of the caller; an admin removes any. */
export const removeNote = (ctx: Context, note: NoteOfPerson) =>
  ctx.write(async ({ db }) => {
    const { personKey, which } = await ownNote(db, ctx, note)
    await db.delete(customerNotes).where(which)
    await audit(db, ctx, personNoteAudit['note-removed'], { id: note.id })
    return readNotesOf(db, ctx, personKey)
  })
