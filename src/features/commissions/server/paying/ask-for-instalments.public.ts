import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { cancelPayment } from '../../../payments/server/call-off.public.ts'
import { accountOf, planInstalments } from '../../money/instalments.rules.ts'
import { commissionInstalments } from '../commissions.table.ts'
import type { QuoteRow } from '../quotes.repository.public.ts'
import { findInstalments, subjectOf } from './instalments.repository.public.ts'

type Asking = Pick<Context, 'clock' | 'jobs'>

/** Ends what is asked for and not paid: whoever is about to pay it is refused by the provider, or pays at the last moment. */
export const dropOpenInstalments = async (ctx: Asking, tx: Write, commissionId: string) => {
  const open = (await findInstalments(tx.db, commissionId)).filter(({ status }) => status === 'open')
  if (open.length === 0) return
  await tx.db
    .update(commissionInstalments)
    .set({ status: 'replaced' })
    .where(
      inArray(
        commissionInstalments.id,
        open.map(({ id }) => id),
      ),
    )
  // A payment is looked for by its subject: there are a few of them, and only where somebody opened it.
  for (const { id } of open) await cancelPayment(ctx, tx, subjectOf(id))
}

type QuoteToAsk = Pick<QuoteRow, 'commissionId' | 'version' | 'totalCents' | 'content'>

/**
 * Asks for what a quote comes to, less what was paid, in place of what was asked for before: when it is accepted, when money
 * came for what was asked for no more, and when some went back. Always under the lock of the commission.
 */
export const askForInstalments = async (ctx: Asking, tx: Write, quote: QuoteToAsk) => {
  const { commissionId, version, totalCents, content } = quote
  await dropOpenInstalments(ctx, tx, commissionId)
  const known = await findInstalments(tx.db, commissionId)
  const { paidCents, creditedCents } = accountOf(totalCents, known)
  const planned = planInstalments({
    totalCents,
    paidCents: paidCents - creditedCents,
    schedule: content.schedule,
  })
  const asked = known.filter((instalment) => instalment.version === version).length
  if (planned.length > 0)
    await tx.db.insert(commissionInstalments).values(
      planned.map((instalment, index) => ({
        ...instalment,
        commissionId,
        version,
        position: asked + index + 1,
        status: 'open' as const,
      })),
    )
  return findInstalments(tx.db, commissionId)
}
