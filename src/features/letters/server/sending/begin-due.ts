import { and, asc, eq, lte } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type ReasonMissed, reasonsMissed } from '../../letters.limits.ts'
import { type LetterRow, letters } from '../letters.table.ts'
import { startSending } from './start-sending.ts'

const isDue = ({ clock }: Pick<Context, 'clock'>) =>
  and(eq(letters.status, 'planned'), lte(letters.sendAt, dateOf(clock.now())))

/** Does something with a letter that is due still; of two processes, the second leaves it to the first. */
const withDue = (ctx: Context, id: string, does: (at: Context, letter: LetterRow) => Promise<void>) =>
  ctx.write(async ({ db }) => {
    const [letter] = await db
      .select()
      .from(letters)
      .where(and(eq(letters.id, id), isDue(ctx)))
      .for('update', { skipLocked: true })
    if (letter) await does({ ...ctx, db }, letter)
  })

/** Makes a draft of a letter that could not leave, which says so until somebody plans or sends it. */
const noteMissed = (ctx: Context, id: string, reason: ReasonMissed) =>
  withDue(ctx, id, async ({ db }, { sendAt, version }) => {
    await db
      .update(letters)
      .set({
        ...{ status: 'draft', sendAt: null, audience: null, frenchForAll: false },
        ...{ missedAt: sendAt, missedBecause: reason },
        updatedAt: dateOf(ctx.clock.now()),
        version: version + 1,
      })
      .where(eq(letters.id, id))
  })

const begin = async (ctx: Context, id: string) => {
  try {
    await withDue(ctx, id, (at, letter) => {
      const { audience, frenchForAll } = letter
      return startSending(at, letter, { audience: audience ?? 'all', frenchForAll })
    })
  } catch (error) {
    const reason = reasonsMissed.find((known) => error instanceof AppError && error.code === known)
    if (reason === undefined) throw error
    await noteMissed(ctx, id, reason)
  }
}

/** Begins the sending of each letter whose moment has come, once. */
export const beginDue = async (ctx: Context) => {
  const due = await ctx.db
    .select({ id: letters.id })
    .from(letters)
    .where(isDue(ctx))
    .orderBy(asc(letters.sendAt))
  const begun = await Promise.allSettled(due.map(({ id }) => begin(ctx, id)))
  const failures = begun.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'letters that could not be begun')
}
