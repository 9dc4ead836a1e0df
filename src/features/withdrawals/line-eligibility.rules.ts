import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { isInForce, type OrderStatus } from '../orders/status/order-status.rules.ts'
import { lastDayToWithdraw } from '../orders/withdrawn/withdrawal-period.ts'

/** Whether products of a line can be withdrawn from, and if not, why. */
export const lineEligibilities = ['eligible', 'excluded', 'refunded', 'late'] as const

export type LineEligibility = (typeof lineEligibilities)[number]

/** The reasons why the team has to review a declaration: the server never refuses one by itself (§11.4). */
export const reviewReasons = [
  'no_order',
  'several_orders',
  'closed',
  'excluded',
  'refunded',
  'late',
  'in_words',
] as const

export type ReviewReason = (typeof reviewReasons)[number]

interface Line {
  readonly id: string
  readonly quantity: number
  readonly refundedQuantity: number
  readonly withdrawal: 'eligible' | 'excluded'
}

interface Days {
  /** Null before the arrival: then the period has not begun, and the right exists (L221-18). */
  readonly deliveredOn: CivilDate | null
  readonly declaredOn: CivilDate
}

/** The last day to withdraw from a delivered order. */
export const untilOf = ({ deliveredOn }: Pick<Days, 'deliveredOn'>) =>
  deliveredOn === null ? null : lastDayToWithdraw(deliveredOn)

/** The eligibility of a line on the day of the declaration. */
export const eligibilityOf = (line: Omit<Line, 'id'>, days: Days): LineEligibility => {
  if (line.refundedQuantity >= line.quantity) return 'refunded'
  if (line.withdrawal === 'excluded') return 'excluded'
  const until = untilOf(days)
  return until !== null && days.declaredOn > until ? 'late' : 'eligible'
}

interface Declared extends Days {
  readonly status: OrderStatus
  readonly lines: readonly Line[]
  /** The lines that were named by their ids; if there are none, the declaration is about all lines. */
  readonly named: readonly { readonly line: string; readonly quantity: number }[]
  /** Whether products were named at all, by checkbox or in words. */
  readonly isNamed: boolean
}

/** Whether a declaration names products in any way; one that names none is about the whole order. */
export const namesProducts = ({ freeText, lines }: { freeText: string; lines: readonly unknown[] }) =>
  freeText !== '' || lines.length > 0

/** The lines that a declaration is about: those it names, or all that can be sent back; undefined when it names products in words only. */
export const withdrawnLines = ({ lines, named, isNamed }: Pick<Declared, 'lines' | 'named' | 'isNamed'>) => {
  const known = named.filter(({ line }) => lines.some(({ id }) => id === line))
  if (known.length > 0) return known
  if (isNamed) return undefined
  return lines.flatMap(({ id, quantity, refundedQuantity, withdrawal }) =>
    withdrawal === 'eligible' && refundedQuantity < quantity
      ? [{ line: id, quantity: quantity - refundedQuantity }]
      : [],
  )
}

/** Why the team has to review a declaration; null when all products are eligible and in time. */
export const reviewReasonOf = ({ status, lines, named, isNamed, ...days }: Declared): ReviewReason | null => {
  if (!isInForce(status)) return 'closed'
  const known = named.filter(({ line }) => lines.some(({ id }) => id === line))
  const chosen = known.length === 0 ? lines : lines.filter(({ id }) => known.some(({ line }) => line === id))
  const eligibilities = chosen.map((line) => eligibilityOf(line, days))
  const first = eligibilities.find((eligibility) => eligibility !== 'eligible')
  if (first !== undefined) return first
  // Products were named, but not by lines of this order: a member of the team has to read which are meant.
  if (known.length === 0 && isNamed) return 'in_words'
  const isTooMany = known.some(({ line, quantity }) =>
    chosen.some((each) => each.id === line && quantity > each.quantity - each.refundedQuantity),
  )
  return isTooMany ? 'refunded' : null
}
