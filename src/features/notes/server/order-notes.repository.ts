import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import { findOrder } from '../../orders/server/find-order.public.ts'
import { lockOrder } from '../../orders/server/lock-order.public.ts'
import { noteAudit } from '../notes.audit.ts'
import type { OrderNote } from '../notes.contract.ts'
import { notesErrors } from '../notes.errors.ts'
import { mostNotes } from '../notes.limits.ts'
import { orderNotes } from './order-notes.table.ts'

type Reader = Pick<ReturnType<typeof signedInCaller>, 'id' | 'role'>

const notesOf = async (db: Db, orderId: string, reader: Reader): Promise<OrderNote[]> => {
  const rows = await db
    .select({ note: orderNotes, author: nameOfPerson })
    .from(orderNotes)
    .leftJoin(accounts, eq(accounts.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id))
  return rows.map(({ note: { id, at, text, authorId }, author }) => ({
    _id: id,
    at: at.toISOString(),
    text,
    author,
    removable: authorId === reader.id || reader.role === 'admin',
  }))
}

/** The team's notes about an order, the newest first. */
export const findNotes = async (ctx: Context, id: string) => {
  const order = await findOrder(ctx.db, { id })
  return notesOf(ctx.db, order.id, signedInCaller(ctx))
}

/** Adds a note; notes stand beside each other, so two that are written at once are both kept. */
export const addNote = (ctx: Context, { id, text }: { id: string; text: string }) =>
  ctx.once(async ({ db }) => {
    const author = signedInCaller(ctx)
    // The lock makes notes that are written at once count each other.
    const order = await lockOrder(db, { id })
    if ((await db.$count(orderNotes, eq(orderNotes.orderId, order.id))) >= mostNotes)
      throw notesErrors.manyNotes()
    await db
      .insert(orderNotes)
      .values({ orderId: order.id, authorId: author.id, at: dateOf(ctx.clock.now()), text })
    await audit(db, ctx, noteAudit.noted, { id: order.id })
    return { success: true as const, notes: await notesOf(db, order.id, author) }
  })

/** Removes a note of the caller; an admin removes any. */
export const removeNote = (ctx: Context, { id, noteId }: { id: string; noteId: string }) =>
  ctx.write(async ({ db }) => {
    const reader = signedInCaller(ctx)
    const order = await findOrder(db, { id })
    if (!isUuid(noteId)) throw notesErrors.noteNotFound()
    const mayRemove = reader.role === 'admin' ? undefined : eq(orderNotes.authorId, reader.id)
    const gone = await db
      .delete(orderNotes)
      .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, order.id), mayRemove))
      .returning({ id: orderNotes.id })
    if (gone.length === 0) throw notesErrors.noteNotFound()
    await audit(db, ctx, noteAudit['note-removed'], { id: order.id })
    return notesOf(db, order.id, reader)
  })
