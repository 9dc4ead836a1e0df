import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { letterAudit } from '../../letters.audit.ts'
import { lettersErrors } from '../../letters.errors.ts'
import { letters } from '../letters.table.ts'
import { lockLetter } from '../writing/lock-letter.ts'

/** Stops a letter: no further mail of it is written. Those that are in the outbox leave. */
export const stopSending = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const { status, written, readers } = await lockLetter(db, id)
    if (status !== 'sending') throw lettersErrors.notUnderWay()
    const now = dateOf(ctx.clock.now())
    await db
      .update(letters)
      .set({ status: 'stopped', endedAt: now, updatedAt: now })
      .where(eq(letters.id, id))
    await audit(db, ctx, letterAudit.stopped, { id, after: { written, readers } })
  })
