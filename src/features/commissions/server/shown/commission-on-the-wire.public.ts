import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { together } from '../../../../platform/db/together.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import type { Commission, CommissionLine, ShownLine, ShownQuote } from '../../commission.schema.ts'
import { leastInstalmentCents } from '../../commissions.limits.ts'
import { type Account, accountOf, planInstalments } from '../../money/instalments.rules.ts'
import { acceptanceHindrance, differenceOf, lineCents } from '../../quotes/quote.rules.ts'
import type { QuoteContent, QuoteLine, Words } from '../../quotes/quote-content.ts'
import { isRunning } from '../../stages/commission-status.rules.ts'
import { isDue, presentStage } from '../../stages/stages.rules.ts'
import { placeOfStage, stageKeys } from '../../stages/stages.ts'
import {
  type CommissionRow,
  commissionEvents,
  commissionStages,
  type StageRow,
} from '../commissions.table.ts'
import {
  type FoundInstalment,
  type FoundPaper,
  findInstalmentsOf,
  findPapers,
} from '../paying/instalments.repository.public.ts'
import { findQuotesOf, type QuoteRow } from '../quotes.repository.public.ts'

/** What a line of a list needs of a commission. */
export interface OutlinedCommission {
  readonly commission: CommissionRow
  readonly quotes: readonly QuoteRow[]
  readonly instalments: readonly FoundInstalment[]
  /** In their order. */
  readonly stages: readonly StageRow[]
}

/** A commission with all that belongs to it. */
export interface WholeCommission extends OutlinedCommission {
  readonly papers: readonly FoundPaper[]
  readonly events: readonly (typeof commissionEvents.$inferSelect)[]
}

const byPlace = (one: StageRow, other: StageRow) => placeOfStage(one.stage) - placeOfStage(other.stage)

/** Reads what belongs to some commissions, in as many queries as for one. */
export const readOutlines = async (
  db: Db,
  rows: readonly CommissionRow[],
): Promise<readonly OutlinedCommission[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [quotes, instalments, stages] = await together(
    findQuotesOf(db, ids),
    findInstalmentsOf(db, ids),
    db.select().from(commissionStages).where(inArray(commissionStages.commissionId, ids)),
  )
  const quotesOf = Map.groupBy(quotes, ({ commissionId }) => commissionId)
  const instalmentsOf = Map.groupBy(instalments, ({ commissionId }) => commissionId)
  const stagesOf = Map.groupBy(stages, ({ commissionId }) => commissionId)
  return rows.map((commission) => ({
    commission,
    quotes: quotesOf.get(commission.id) ?? [],
    instalments: instalmentsOf.get(commission.id) ?? [],
    stages: (stagesOf.get(commission.id) ?? []).toSorted(byPlace),
  }))
}

export const readWhole = async (db: Db, commission: CommissionRow): Promise<WholeCommission> => {
  const { id } = commission
  const [[outline], papers, events] = await together(
    readOutlines(db, [commission]),
    findPapers(db, id),
    db
      .select()
      .from(commissionEvents)
      .where(eq(commissionEvents.commissionId, id))
      .orderBy(asc(commissionEvents.id)),
  )
  if (!outline) throw new Error('A commission is read without itself')
  return { ...outline, papers, events }
}

const said = ({ fr, en }: Words, lng: Language) => (lng === 'en' && en ? en : fr)

const lineOnTheWire = (line: QuoteLine, lng: Language): ShownLine => ({
  description: said(line, lng),
  quantity: line.quantity,
  unit: eurosOfCents(line.unitCents),
  amount: eurosOfCents(lineCents(line)),
})

const changesOf = (accepted: QuoteContent, content: QuoteContent, lng: Language): ShownQuote['changes'] => {
  const { lines, cents, handoverBy } = differenceOf(accepted, content)
  return {
    amount: eurosOfCents(cents),
    lines: lines.map(({ before, after }) => ({
      before: before ? lineOnTheWire(before, lng) : null,
      after: after ? lineOnTheWire(after, lng) : null,
    })),
    handoverBy: handoverBy ?? null,
  }
}

/** What is due is what is still asked for: of a commission that has ended, nothing is. */
const moneyOf = (account: Account, instalments: OutlinedCommission['instalments']) => ({
  quoted: eurosOfCents(account.quotedCents),
  paid: eurosOfCents(account.paidCents),
  credited: eurosOfCents(account.creditedCents),
  due: eurosOfCents(
    instalments.reduce((sum, { status, amountCents }) => (status === 'open' ? sum + amountCents : sum), 0),
  ),
  overpaid: eurosOfCents(account.overpaidCents),
})

interface Seen {
  readonly lng: Language
  readonly today: string
}

const hindranceOfQuote = (quote: QuoteRow, keptCents: number, today: string): ShownQuote['hindrance'] => {
  const hindrance = acceptanceHindrance(quote, today)
  if (hindrance === 'not-sent') return 'superseded'
  return hindrance ?? (quote.totalCents - keptCents < leastInstalmentCents ? 'below-paid' : null)
}

const quoteOnTheWire = (
  quote: QuoteRow,
  { lng, today, keptCents, accepted }: Seen & { keptCents: number; accepted: QuoteRow | undefined },
): ShownQuote => {
  const { content, status, sentAt, validUntil, sha256, acceptedAt, acceptance, totalCents } = quote
  if (status === 'draft' || !sentAt || !validUntil || !sha256) throw new Error('A draft is shown as a quote')
  const paidCents = status === 'sent' ? keptCents : 0
  return {
    version: quote.version,
    status,
    title: said(content.title, lng),
    words: said(content.words, lng),
    lines: content.lines.map((line) => lineOnTheWire(line, lng)),
    options: content.options.map((line) => lineOnTheWire(line, lng)),
    cloths: content.cloths.map(({ readyOn, ...words }) => ({ description: said(words, lng), readyOn })),
    stages: content.stages.map(({ stage }) => stage),
    schedule: planInstalments({ totalCents, paidCents, schedule: content.schedule }).map(
      ({ beforeStage, amountCents }) => ({ beforeStage, amount: eurosOfCents(amountCents) }),
    ),
    total: eurosOfCents(totalCents),
    handoverBy: content.handoverBy,
    sentAt: sentAt.toISOString(),
    validUntil,
    hindrance: hindranceOfQuote(quote, keptCents, today),
    document: sha256,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    acceptedBy: acceptance?.name ?? null,
    changes: status === 'sent' && accepted ? changesOf(accepted.content, content, lng) : null,
  }
}

/** The version of the quote that counts: the accepted one, else the one that was sent last. */
const countingQuote = (quotes: readonly QuoteRow[]) =>
  quotes.find(({ status }) => status === 'accepted') ?? quotes.find(({ status }) => status === 'sent')

const instalmentsOnTheWire = ({ instalments, stages, commission }: OutlinedCommission) =>
  instalments
    .filter(({ status }) => status !== 'replaced')
    .toSorted(
      (one, other) =>
        (one.paidAt?.getTime() ?? Number.POSITIVE_INFINITY) -
          (other.paidAt?.getTime() ?? Number.POSITIVE_INFINITY) || one.position - other.position,
    )
    .map((instalment) => ({
      _id: instalment.id,
      beforeStage: instalment.beforeStage,
      amount: eurosOfCents(instalment.amountCents),
      status:
        instalment.status === 'paid'
          ? ('paid' as const)
          : isDue(instalment, { stages, isBound: isRunning(commission.status) })
            ? ('due' as const)
            : ('to_come' as const),
      paidAt: instalment.paidAt?.toISOString() ?? null,
    }))

/** What waits for the customer: an instalment to pay before a quote to read. */
const waitingOf = (whole: OutlinedCommission, today: string): CommissionLine['waiting'] => {
  if (!isRunning(whole.commission.status)) return null
  if (instalmentsOnTheWire(whole).some(({ status }) => status === 'due')) return 'payment'
  const open = whole.quotes.some((quote) => acceptanceHindrance(quote, today) === undefined)
  return open ? 'quote' : null
}

/** A commission as one line of a list. */
export const lineOfCommission = (whole: OutlinedCommission, { lng, today }: Seen): CommissionLine => {
  const { commission, quotes, stages } = whole
  const quote = countingQuote(quotes)
  return {
    _id: commission.id,
    number: commission.number,
    status: commission.status,
    title: quote ? said(quote.content.title, lng) : null,
    occasion: commission.occasion,
    eventDate: commission.eventDate,
    stage: presentStage(stages) ?? null,
    waiting: waitingOf(whole, today),
  }
}

const stagesOnTheWire = (
  { stages }: OutlinedCommission,
  proposed: ReadonlyMap<string, string>,
): Commission['stages'] => {
  const present = presentStage(stages)
  return stages.map(({ stage, doneOn, words }) => ({
    stage,
    state: doneOn !== null ? 'done' : stage === present ? 'present' : 'to_come',
    doneOn,
    plannedOn: doneOn === null ? (proposed.get(stage) ?? null) : null,
    words,
  }))
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

const eventsOnTheWire = ({ events }: WholeCommission): Commission['events'] =>
  events.map(({ kind, at, actor, details }) => {
    const cents = asNumber(details.amountCents)
    return {
      kind,
      at: at.toISOString(),
      actor,
      version: asNumber(details.version),
      stage: stageKeys.find((stage) => stage === details.stage) ?? null,
      amount: cents === null ? null : eurosOfCents(cents),
    }
  })

const papersOnTheWire = ({ papers }: WholeCommission): Commission['papers'] =>
  papers.map(({ id, number, series, isAdvance, issuedAt, totalCents }) => ({
    _id: id,
    number,
    kind: series === 'A' ? 'credit-note' : isAdvance ? 'advance' : 'invoice',
    issuedOn: parisTime(issuedAt.getTime()).date,
    amount: eurosOfCents(totalCents),
  }))

/** A commission as its customer sees it. */
export const commissionOnTheWire = (
  whole: WholeCommission,
  {
    proposed = new Map<string, string>(),
    ...seen
  }: Seen & { readonly proposed?: ReadonlyMap<string, string> },
): Commission => {
  const { commission, quotes, instalments } = whole
  const accepted = quotes.find(({ status }) => status === 'accepted')
  const account = accountOf(accepted?.totalCents ?? 0, instalments)
  const keptCents = account.paidCents - account.creditedCents
  return {
    ...lineOfCommission(whole, seen),
    firstName: commission.firstName,
    lastName: commission.lastName,
    email: commission.email,
    phone: commission.phone,
    eventPlace: commission.eventPlace,
    budget: commission.budget,
    words: commission.words,
    measures: commission.measures,
    productId: commission.productId,
    endedWords: commission.endedWords,
    createdAt: commission.createdAt.toISOString(),
    quotes: quotes
      .filter(({ status }) => status !== 'draft')
      .map((quote) => quoteOnTheWire(quote, { ...seen, keptCents, accepted })),
    account: accepted ? moneyOf(account, instalments) : null,
    instalments: instalmentsOnTheWire(whole),
    papers: papersOnTheWire(whole),
    stages: stagesOnTheWire(whole, proposed),
    events: eventsOnTheWire(whole),
  }
}
