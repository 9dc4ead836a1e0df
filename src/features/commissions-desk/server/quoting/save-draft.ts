import { randomInt } from 'node:crypto'
import { and, eq, max } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { quoteTotalCents } from '../../../commissions/quotes/quote.rules.ts'
import type { QuoteContent } from '../../../commissions/quotes/quote-content.ts'
import { commissionQuotes } from '../../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { statusAfter } from '../../../commissions/stages/commission-status.rules.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'

const isDraftOf = (commissionId: string) =>
  and(eq(commissionQuotes.commissionId, commissionId), eq(commissionQuotes.status, 'draft'))

/** A draft that was deleted and written anew is another one: it begins at a number that nobody has read. */
const firstSaved = () => randomInt(1, 1_000_000_000)

/** Saves the draft of the next version, which one member writes at a time: who has read an older one is refused. Returns what it is saved as. */
export const saveDraft = (
  ctx: Context,
  { id, saved, content }: { readonly id: string; readonly saved: number; readonly content: QuoteContent },
) =>
  ctx.write(async ({ db }) => {
    const commission = await lockCommission(db, id)
    if (statusAfter(commission.status, 'quote') === undefined) throw commissionsDeskErrors.notOpen()
    const [draft] = await db
      .select({ version: commissionQuotes.version, saved: commissionQuotes.saved })
      .from(commissionQuotes)
      .where(isDraftOf(id))
      .for('update')
    if ((draft?.saved ?? 0) !== saved) throw requestErrors.changedMeanwhile()
    const totalCents = quoteTotalCents(content)
    const written = {
      content,
      totalCents,
      saved: draft ? saved + 1 : firstSaved(),
      writtenBy: signedInCaller(ctx).id,
      writtenAt: dateOf(ctx.clock.now()),
    }
    const version = draft?.version ?? (await nextVersion(db, id))
    await (draft
      ? db.update(commissionQuotes).set(written).where(isDraftOf(id))
      : db.insert(commissionQuotes).values({ ...written, commissionId: id, version, status: 'draft' }))
    await audit(db, ctx, commissionAudit['quote-saved'], {
      id,
      after: { number: commission.number, version, totalCents },
    })
    return written.saved
  })

const nextVersion = async (db: Context['db'], commissionId: string) => {
  const [row] = await db
    .select({ last: max(commissionQuotes.version) })
    .from(commissionQuotes)
    .where(eq(commissionQuotes.commissionId, commissionId))
  return (row?.last ?? 0) + 1
}

export const deleteDraft = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const { number } = await lockCommission(db, id)
    const [deleted] = await db
      .delete(commissionQuotes)
      .where(isDraftOf(id))
      .returning({ version: commissionQuotes.version })
    if (deleted)
      await audit(db, ctx, commissionAudit['quote-deleted'], {
        id,
        before: { number, version: deleted.version },
      })
  })
