import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import type { Commission, CommissionLine } from '../../commission.schema.ts'
import { type Account, accountOf } from '../../money/instalments.rules.ts'
import type { CommissionPlan } from '../../planning/planning.types.ts'
import { acceptanceHindrance } from '../../quotes/quote.rules.ts'
import { isRunning } from '../../stages/commission-status.rules.ts'
import { bookableStage, kindOfStage } from '../../stages/stage-appointments.rules.ts'
import { isDue, presentStage } from '../../stages/stages.rules.ts'
import { type StageKey, stageKeys } from '../../stages/stages.ts'
import { earliestDay, proposedDays } from '../atelier-plan.public.ts'
import type { QuoteRow } from '../quotes.repository.public.ts'
import { quoteOnTheWire, type Seen, said } from './quote-on-the-wire.ts'
import type { OutlinedCommission, WholeCommission } from './read-commissions.public.ts'

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

interface SeenStages {
  /** How the atelier stands; undefined where it has nothing of the commission before it. */
  readonly plan?: CommissionPlan | undefined
  /** The key that opens an appointment to its customer. */
  readonly keyOf?: (appointmentId: string) => string
}

/** What is booked at the end of a stage, and what can be booked. */
const bookedOf = (whole: WholeCommission, stage: StageKey, { plan, keyOf }: SeenStages) => {
  const booked = whole.appointments.findLast((one) => one.stage === stage)
  const isBookable = bookableStage({ ...whole, status: whole.commission.status }) === stage
  const type = isBookable ? kindOfStage(stage) : undefined
  return {
    appointment: booked
      ? {
          _id: booked.id,
          start: booked.startsAt.toISOString(),
          status: booked.status,
          key: keyOf?.(booked.id) ?? null,
        }
      : null,
    booking: type ? { type, from: earliestDay(plan, stage) ?? null } : null,
  }
}

const stagesOnTheWire = (whole: WholeCommission, seen: SeenStages): Commission['stages'] => {
  const { stages } = whole
  const present = presentStage(stages)
  const proposed = proposedDays(seen.plan)
  return stages.map(({ stage, doneOn, words }) => ({
    stage,
    state: doneOn !== null ? 'done' : stage === present ? 'present' : 'to_come',
    doneOn,
    plannedOn: doneOn === null ? (proposed.get(stage) ?? null) : null,
    words,
    ...bookedOf(whole, stage, seen),
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
  { plan, keyOf, ...seen }: Seen & SeenStages,
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
    stages: stagesOnTheWire(whole, { plan, ...(keyOf && { keyOf }) }),
    events: eventsOnTheWire(whole),
  }
}
