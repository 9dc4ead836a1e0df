import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { addDays, type CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import {
  leastInstalmentCents,
  longestMakingDays,
  longestValidityDays,
  marginDays,
} from '../../../commissions/commissions.limits.ts'
import { accountOf } from '../../../commissions/money/instalments.rules.ts'
import { quoteFault } from '../../../commissions/quotes/quote.rules.ts'
import {
  type CommissionRow,
  commissionQuotes,
  commissions,
} from '../../../commissions/server/commissions.table.ts'
import { lockCommission } from '../../../commissions/server/lock-commission.public.ts'
import { queueCommissionMail } from '../../../commissions/server/mails/queue-commission-mail.public.tsx'
import {
  findInstalments,
  findPapers,
  isBalanced,
} from '../../../commissions/server/paying/instalments.repository.public.ts'
import { findQuotes, ofVersion, type QuoteRow } from '../../../commissions/server/quotes.repository.public.ts'
import { recordCommissionEvent } from '../../../commissions/server/record-commission-event.public.ts'
import { statusAfter } from '../../../commissions/stages/commission-status.rules.ts'
import { printedSeller } from '../../../papers/printed-parties.ts'
import { printPaper } from '../../../papers/server/printing/print-paper.public.ts'
import { houseResident } from '../../../settings/server/house.public.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import { commissionAudit } from '../../commission.audit.ts'
import { commissionsDeskErrors } from '../../commissions-desk.errors.ts'
import { commissionsDeskRefusalsEn } from '../../commissions-desk.refusals.en.ts'
import { commissionsDeskRefusalsFr } from '../../commissions-desk.refusals.fr.ts'
import { findDeskCommission } from '../shown/desk-commission.ts'
import { quotePaperOf } from './quote-paper.ts'

const spoken = { fr: commissionsDeskRefusalsFr, en: commissionsDeskRefusalsEn }

type Fault = keyof typeof commissionsDeskRefusalsFr.faults

interface Sending {
  readonly id: string
  readonly saved: number
  readonly validUntil: CivilDate
}

interface Checked {
  readonly commission: CommissionRow
  readonly draft: QuoteRow
  readonly validUntil: CivilDate
  readonly today: CivilDate
  readonly paidCents: number
  readonly isSettled: boolean
}

/** The first thing that keeps a draft from being sent. */
const faultOf = (checked: Checked): Fault | undefined => {
  const { commission, draft, validUntil, today, paidCents, isSettled } = checked
  if (isSettled) return 'settled'
  const { handoverBy } = draft.content
  const fault = quoteFault(draft.content)
  if (fault) return fault
  if (validUntil < today || validUntil > addDays(today, longestValidityDays)) return 'validity'
  const lastDay = commission.eventDate && addDays(commission.eventDate, -marginDays)
  const latest = lastDay || addDays(today, longestMakingDays)
  if (handoverBy <= today || handoverBy > latest) return 'handover'
  return draft.totalCents - paidCents < leastInstalmentCents ? 'below-paid' : undefined
}

const findDraft = async (db: Context['db'], { id, saved }: Sending) => {
  const draft = (await findQuotes(db, id)).find(({ status }) => status === 'draft')
  if (draft?.saved !== saved) throw requestErrors.changedMeanwhile()
  return draft
}

/** What was checked before the transaction is checked in it as well. */
const requireSendable = (ctx: Context, checked: Checked) => {
  const fault = faultOf(checked)
  if (fault) throw refusalOf(ctx, fault)
}

const readSettled = async (db: Context['db'], id: string) => isBalanced(await findPapers(db, id))

const keptCents = async (db: Context['db'], id: string) => {
  const { paidCents, creditedCents } = accountOf(0, await findInstalments(db, id))
  return paidCents - creditedCents
}

/** Checks and prints the draft, before the transaction in which it is sent. */
const prepare = async (ctx: Context, sending: Sending) => {
  const { id, validUntil } = sending
  const today = parisTime(ctx.clock.now().epochMilliseconds).date
  const commission = await findDeskCommission(ctx, id)
  if (statusAfter(commission.status, 'quote') === undefined) throw commissionsDeskErrors.notOpen()
  const draft = await findDraft(ctx.db, sending)
  const paidCents = await keptCents(ctx.db, id)
  const isSettled = await readSettled(ctx.db, id)
  requireSendable(ctx, { commission, draft, validUntil, today, paidCents, isSettled })
  const { version, content, totalCents } = draft
  const seller = printedSeller(await ctx.resident(sellerResident), await ctx.resident(houseResident))
  const quote = quotePaperOf({ commission, version, content, issuedOn: today, validUntil, seller, paidCents })
  const pdf = await printPaper(ctx.printer, { quote })
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return { version, totalCents, paidCents, today, paper: { pdf, sha256 } }
}

const refusalOf = ({ lng }: Pick<Context, 'lng'>, fault: Fault) =>
  commissionsDeskErrors.quoteFault({
    values: { fault: spoken[lng].faults[fault] },
    fields: { [fault === 'validity' ? 'validUntil' : 'content']: `faults.${fault}` },
  })

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Marks the draft as sent, in place of a version that waits for its answer. */
const markSent = async (ctx: Context, db: Context['db'], { id, validUntil }: Sending, prepared: Prepared) => {
  const { version, paper } = prepared
  await db
    .update(commissionQuotes)
    .set({ status: 'superseded' })
    .where(and(eq(commissionQuotes.commissionId, id), eq(commissionQuotes.status, 'sent')))
  await db
    .update(commissionQuotes)
    .set({ status: 'sent', sentAt: dateOf(ctx.clock.now()), validUntil, ...paper })
    .where(ofVersion({ commissionId: id, version }))
}

const tellOf = async (
  ctx: Context,
  db: Context['db'],
  {
    commission,
    validUntil,
    version,
    totalCents,
  }: Prepared & Pick<Sending, 'validUntil'> & { commission: CommissionRow },
) => {
  const { id, number, language } = commission
  const actorId = ctx.caller?.id ?? null
  const details = { version, amountCents: totalCents }
  const event = { commissionId: id, kind: 'quote_sent', actor: 'house', actorId, details } as const
  await recordCommissionEvent(ctx, db, event)
  await queueCommissionMail(ctx, db, {
    commission,
    kind: 'quoted',
    cause: String(version),
    values: {
      version: String(version),
      total: formatExactEuros(totalCents),
      until: spokenDay(validUntil, language),
    },
  })
  await audit(db, ctx, commissionAudit['quote-sent'], {
    id,
    after: { number, version, totalCents, validUntil },
  })
}

/**
 * Sends the draft as the next version. It is printed before the transaction, which sends it only if nothing has changed
 * since. A repeated call is answered as the first one was, although its draft is there no more.
 */
export const sendQuote = async (ctx: Context, sending: Sending) => {
  const { id, validUntil } = sending
  const prepared = await prepare(ctx, sending).catch((error: unknown) => ({ error }))
  return ctx.once(async ({ db }) => {
    if ('error' in prepared) throw prepared.error
    const commission = await lockCommission(db, id)
    const status = statusAfter(commission.status, 'quote')
    if (status === undefined) throw commissionsDeskErrors.notOpen()
    const draft = await findDraft(db, sending)
    if ((await keptCents(db, id)) !== prepared.paidCents) throw requestErrors.changedMeanwhile()
    const { today, paidCents } = prepared
    const isSettled = await readSettled(db, id)
    requireSendable(ctx, { commission, draft, validUntil, today, paidCents, isSettled })
    await markSent(ctx, db, sending, prepared)
    await db
      .update(commissions)
      .set({ status, changedAt: dateOf(ctx.clock.now()), endedWords: '' })
      .where(eq(commissions.id, id))
    await tellOf(ctx, db, { commission, validUntil, ...prepared })
    return null
  })
}
