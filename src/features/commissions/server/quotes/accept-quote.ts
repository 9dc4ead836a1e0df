import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { currentVersionOf } from '../../../documents/server/documents.public.ts'
import { houseResident } from '../../../settings/server/house.public.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { AcceptanceInput } from '../../commissions.contract.ts'
import { commissionsErrors } from '../../commissions.errors.ts'
import { leastInstalmentCents } from '../../commissions.limits.ts'
import { accountOf } from '../../money/instalments.rules.ts'
import { acceptanceHindrance } from '../../quotes/quote.rules.ts'
import { statusAfter } from '../../stages/commission-status.rules.ts'
import { lockOwnCommission, type NamedCommission } from '../access/own-commission.public.ts'
import { commissionQuotes, commissions } from '../commissions.table.ts'
import { queueCommissionMail, queueStaffMail } from '../mails/queue-commission-mail.public.tsx'
import { askForInstalments } from '../paying/ask-for-instalments.public.ts'
import { findInstalments } from '../paying/instalments.repository.public.ts'
import { findQuotePaper, findQuotes, ofVersion, type QuoteRow } from '../quotes.repository.public.ts'
import { recordCommissionEvent } from '../record-commission-event.public.ts'
import { spoken } from '../spoken.public.ts'
import { setStages } from '../stages/set-stages.ts'
import { quoteFileName } from './quote-file-name.public.ts'

interface Accepting extends NamedCommission, AcceptanceInput {
  readonly version: number
}

/** What the customer agrees to beside the quote, read from memory before the transaction begins. */
const readParties = async (ctx: Context) => ({
  terms: { version: await currentVersionOf(ctx, 'cgv') },
  seller: await ctx.resident(sellerResident),
  house: await ctx.resident(houseResident),
})

/** The version that can be accepted; otherwise the caller is told what has become of it. */
const requireOpen = (ctx: Context, quotes: readonly QuoteRow[], { version, document }: Accepting) => {
  const quote = quotes.find((one) => one.version === version && one.status !== 'draft')
  if (!quote) throw commissionsErrors.quoteNotFound()
  const today = parisTime(ctx.clock.now().epochMilliseconds).date
  const hindrance = acceptanceHindrance(quote, today)
  if (hindrance === 'accepted') throw commissionsErrors.accepted()
  if (hindrance === 'lapsed') throw commissionsErrors.lapsed()
  if (hindrance !== undefined) throw commissionsErrors.replaced()
  if (quote.sha256 !== document) throw commissionsErrors.otherDocument()
  return quote
}

/**
 * Accepts a quote in one transaction: what was agreed to is kept, the version before it is superseded, its stages become
 * those of the commission, and what is asked for follows from it and from what was paid.
 */
export const acceptQuote = async (ctx: Context, input: Accepting) => {
  const { id, key, version, name, billingAddress, accepted } = input
  if (!accepted) throw commissionsErrors.notAgreed({ fields: { accepted: 'errors.notAgreed' } })
  const { terms, seller, house } = await readParties(ctx)
  return ctx.once(async (tx) => {
    const { db } = tx
    const commission = await lockOwnCommission(ctx, db, { id, key })
    const quotes = await findQuotes(db, id)
    const quote = requireOpen(ctx, quotes, input)
    const status = statusAfter(commission.status, 'accept')
    if (status === undefined) throw commissionsErrors.ended()
    const former = quotes.find((one) => one.status === 'accepted')
    const { paidCents, creditedCents } = accountOf(quote.totalCents, await findInstalments(db, id))
    if (quote.totalCents - paidCents + creditedCents < leastInstalmentCents)
      throw commissionsErrors.belowPaid()
    const now = dateOf(ctx.clock.now())
    const { lng } = ctx
    const total = formatExactEuros(quote.totalCents)
    const values = { number: commission.number, version: String(version), total }
    const acceptance = {
      name,
      billingAddress,
      sentence: fillPlaces(values)(spoken[lng].sentence),
      terms,
      sha256: input.document,
      from: whereFrom(ctx),
      seller,
      house: { name: house.name, email: house.email, phone: house.phone },
    }
    if (former)
      await db
        .update(commissionQuotes)
        .set({ status: 'superseded' })
        .where(ofVersion({ commissionId: id, version: former.version }))
    await db
      .update(commissionQuotes)
      .set({ status: 'accepted', acceptedAt: now, acceptance })
      .where(and(ofVersion({ commissionId: id, version }), eq(commissionQuotes.status, 'sent')))
    await db.update(commissions).set({ status, changedAt: now }).where(eq(commissions.id, id))
    await setStages(db, { commissionId: id, planned: quote.content.stages })
    const instalments = await askForInstalments(ctx, tx, quote)
    const due = instalments.find((instalment) => instalment.status === 'open')
    await recordCommissionEvent(ctx, db, {
      commissionId: id,
      kind: 'quote_accepted',
      actor: 'customer',
      details: { version, amountCents: quote.totalCents },
    })
    const pdf = await findQuotePaper(db, { commissionId: id, version })
    await queueCommissionMail(ctx, db, {
      commission,
      kind: former ? 'changed' : 'accepted',
      cause: String(version),
      values: { ...values, due: formatExactEuros(due?.amountCents ?? 0) },
      attachments: pdf
        ? [
            {
              filename: quoteFileName(commission.number, version),
              contentType: 'application/pdf',
              content: pdf,
            },
          ]
        : [],
    })
    await queueStaffMail(ctx, db, { commission, what: 'accepted', cause: String(version) })
    return null
  })
}
