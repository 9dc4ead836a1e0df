import { addDays, type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { handOverByOf, marginDaysOf } from './course.ts'
import { type AtelierPlan, planAtelier } from './plan-atelier.ts'
import {
  type AtelierToPlan,
  type CommissionToPlan,
  type PossiblePlan,
  type Stage,
  type StageToGo,
  stages as stagesInOrder,
} from './planning.types.ts'

/**
 * What would make an impossible commission possible. Each was tried by planning the whole atelier with it: the commission
 * is ready in time, and no other one is late that was not. What would not do is left out.
 */
export interface Help {
  /** The first day on which the product could be handed over, planned at the place that the commission has. */
  readonly earliestHandover?: CivilDate
  /** The margin that would be kept then; only where the handover would not be after the event. */
  readonly marginDays?: number
  /** The earliest event found for which it would be ready with its margin, planned at the place of such an event. */
  readonly earliestEvent?: CivilDate
  /** Whole hours, from today on. */
  readonly additionalHoursAWeek?: number
  /** The sets of fittings that could be left out, each as small as any. */
  readonly leavingOut?: readonly (readonly Stage[])[]
  /** The last days on which cloth would have to be there that is awaited later; all of them together. */
  readonly clothBy?: readonly { readonly stage: Stage; readonly date: CivilDate }[]
  /** Planning it before all others, who would be in time all the same. */
  readonly comingFirst?: true
}

/** What is asked about: a commission of an atelier, and the plan as it is. */
interface Question {
  readonly toPlan: AtelierToPlan
  readonly commission: CommissionToPlan
  readonly late: ReadonlySet<string>
}

const planOf = ({ commissions }: AtelierPlan, id: string) => commissions.find((plan) => plan.id === id)

const replaced = ({ toPlan }: Question, commission: CommissionToPlan): AtelierToPlan => ({
  ...toPlan,
  commissions: toPlan.commissions.map((each) => (each.id === commission.id ? commission : each)),
})

/** The plan of the commission where a change makes it possible, and nobody else late. */
const planThatHelps = ({ commission, late }: Question, changed: AtelierToPlan): PossiblePlan | undefined => {
  const { commissions } = planAtelier(changed)
  const plan = commissions.find(({ id }) => id === commission.id)
  const makesLate = commissions.some(({ id, isPossible }) => !isPossible && !late.has(id))
  return plan?.isPossible && !makesLate ? plan : undefined
}

const helps = (question: Question, changed: AtelierToPlan) => planThatHelps(question, changed) !== undefined

const withLastDay = (question: Question, lastDay: CivilDate) =>
  replaced(question, {
    ...question.commission,
    marginDays: daysBetween(lastDay, question.commission.eventDate),
  })

const laterHandover = (question: Question, plan: AtelierPlan) => {
  const { eventDate, id } = question.commission
  const earliestHandover = planOf(plan, id)?.stages.at(-1)?.proposed
  if (earliestHandover === undefined || !helps(question, withLastDay(question, earliestHandover))) return {}
  const marginDays = daysBetween(earliestHandover, eventDate)
  return { earliestHandover, ...(marginDays >= 0 && { marginDays }) }
}

/** How often a later event is tried. */
const mostEventsTried = 12

/** A later event is planned after others; so what it would need is asked of each plan anew. */
const laterEvent = (question: Question, plan: AtelierPlan) => {
  const { commission } = question
  let { eventDate } = commission
  let tried = planOf(plan, commission.id)
  for (let count = 0; count < mostEventsTried; count++) {
    const handover = tried?.stages.at(-1)?.proposed
    if (!tried || handover === undefined) return {}
    eventDate = tried.isPossible ? addDays(eventDate, 7) : addDays(handover, marginDaysOf(commission))
    const changed = replaced(question, { ...commission, eventDate })
    if (helps(question, changed)) return { earliestEvent: eventDate }
    tried = planOf(planAtelier(changed), commission.id)
  }
  return {}
}

/** More than as many hours again as the house has, or than somebody works in a week, is no help to offer. */
const mostAdditionalHours = (minutesAWeek: number) => Math.max(40, Math.ceil(minutesAWeek / 60))

const moreHours = (question: Question) => {
  const { toPlan } = question
  const { atelier } = toPlan
  const areEnough = (hours: number) =>
    helps(question, {
      ...toPlan,
      atelier: { ...atelier, minutesAWeek: atelier.minutesAWeek + hours * 60 },
    })
  let enough = mostAdditionalHours(atelier.minutesAWeek)
  if (!areEnough(enough)) return {}
  let tooFew = 0
  while (enough - tooFew > 1) {
    const between = Math.floor((tooFew + enough) / 2)
    if (areEnough(between)) enough = between
    else tooFew = between
  }
  return { additionalHoursAWeek: enough }
}

/** The stages without some of them, whose remaining work falls to the next one; so does the wait for their cloth. */
const withoutStages = (toGo: readonly StageToGo[], leftOut: readonly Stage[]): readonly StageToGo[] => {
  const kept: StageToGo[] = []
  let minutes = 0
  let cloth: CivilDate | undefined
  for (const stage of toGo) {
    const clothReadyOn = [cloth, stage.clothReadyOn]
      .filter((date) => date !== undefined)
      .toSorted()
      .at(-1)
    if (leftOut.includes(stage.stage)) {
      minutes += stage.minutesIfLeftOut ?? 0
      cloth = clothReadyOn
      continue
    }
    kept.push({ ...stage, minutesLeft: stage.minutesLeft + minutes, clothReadyOn })
    minutes = 0
    cloth = undefined
  }
  return kept
}

/** All sets of some stages but the empty one; each number says by its bits which ones are in its set. */
const setsOf = (all: readonly Stage[]): readonly (readonly Stage[])[] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, number) =>
    all.filter((_stage, place) => ((number + 1) >> place) % 2 === 1),
  )

const fewerFittings = (question: Question) => {
  const { commission } = question
  const toGo = commission.stages.toSorted(
    (one, other) => stagesInOrder.indexOf(one.stage) - stagesInOrder.indexOf(other.stage),
  )
  const canGo = toGo.slice(0, -1).filter(({ minutesIfLeftOut }) => minutesIfLeftOut !== undefined)
  const sets = setsOf(canGo.map(({ stage }) => stage))
  for (let size = 1; size <= canGo.length; size++) {
    const leavingOut = sets.filter(
      (set) =>
        set.length === size &&
        helps(question, replaced(question, { ...commission, stages: withoutStages(toGo, set) })),
    )
    if (leavingOut.length > 0) return { leavingOut }
  }
  return {}
}

const earlierCloth = (question: Question) => {
  const { commission } = question
  const withCloth = (dateOf: (stage: StageToGo) => CivilDate | undefined) =>
    replaced(question, {
      ...commission,
      stages: commission.stages.map((stage) => ({ ...stage, clothReadyOn: dateOf(stage) })),
    })
  const plan = planThatHelps(
    question,
    withCloth(() => undefined),
  )
  const clothBy = plan?.stages.flatMap(({ stage, workBeginsBy: date }) => {
    const awaited = commission.stages.find((each) => each.stage === stage)?.clothReadyOn
    return awaited !== undefined && date !== undefined && awaited > date ? [{ stage, date }] : []
  })
  if (!clothBy || clothBy.length === 0) return {}
  const dateOf = ({ stage, clothReadyOn }: StageToGo) =>
    clothBy.find((each) => each.stage === stage)?.date ?? clothReadyOn
  return helps(question, withCloth(dateOf)) ? { clothBy } : {}
}

const comingFirst = (question: Question) =>
  !question.commission.comesFirst &&
  helps(question, replaced(question, { ...question.commission, comesFirst: true }))
    ? { comingFirst: true as const }
    : {}

/** What would make a commission possible that is not; undefined where it is, or where there is no such commission. */
export const whatWouldHelp = (toPlan: AtelierToPlan, id: string): Help | undefined => {
  const commission = toPlan.commissions.find((each) => each.id === id)
  const plan = planAtelier(toPlan)
  if (!commission || planOf(plan, id)?.isPossible !== false) return undefined
  const late = new Set(plan.commissions.flatMap((each) => (each.isPossible ? [] : [each.id])))
  const question: Question = { toPlan, commission, late }
  const withoutTime = handOverByOf(commission) < toPlan.today
  return {
    ...laterHandover(question, plan),
    ...laterEvent(question, plan),
    ...(!withoutTime && {
      ...moreHours(question),
      ...fewerFittings(question),
      ...earlierCloth(question),
      ...comingFirst(question),
    }),
  }
}
