import { shareOutCents } from '../../../shared/share-out.ts'
import type { RefundedPart } from '../../papers/credit-note-of-refund.ts'

/** The properties of a bought line that decide what can be refunded of it. */
export interface BoughtLine {
  readonly id: string
  /** Its place in the contract. */
  readonly position: number
  readonly quantity: number
  readonly netCents: number
  readonly refundedQuantity: number
}

/** A number of products of a line. */
export interface LineShare {
  readonly lineId: string
  readonly quantity: number
}

interface Units extends Pick<BoughtLine, 'quantity' | 'netCents'> {
  /** How many were refunded before. */
  readonly before: number
  readonly units: number
}

/**
 * What some products of a line cost after the reduction: each costs the same whole cents, and the last one the rest of
 * the line.
 */
export const centsOfUnits = ({ quantity, netCents, before, units }: Units) => {
  const each = Math.floor(netCents / quantity)
  return before + units === quantity ? netCents - before * each : units * each
}

interface RefundOfLinesInput {
  readonly lines: readonly BoughtLine[]
  readonly shares: readonly LineShare[]
  /** The delivery price that was paid and not refunded yet; it is refunded with the last product of the order. */
  readonly shippingCents: number
  /** Whether the delivery is refunded in any case: the house may refund more than it owes. */
  readonly withShipping?: boolean
}

export type RefundOfLines =
  | { readonly kind: 'refund'; readonly parts: readonly RefundedPart[]; readonly cents: number }
  /** The line belongs to another order, or was named twice. */
  | { readonly kind: 'unknown_line' }
  | { readonly kind: 'too_many' }

/** Whether the customer keeps no product of the order once these are refunded. */
export const isWholeOrder = (lines: readonly BoughtLine[], shares: readonly LineShare[]) =>
  lines.every(({ id, quantity, refundedQuantity }) => {
    const share = shares.find(({ lineId }) => lineId === id)
    return refundedQuantity + (share?.quantity ?? 0) === quantity
  })

/**
 * Computes the refund of some products of an order, line by line. The delivery price is owed in full only with the
 * whole order (§11.3).
 */
export const refundOfLines = (wanted: RefundOfLinesInput): RefundOfLines => {
  const { lines, shares, shippingCents, withShipping = false } = wanted
  const chosen = shares.flatMap(({ lineId, quantity: units }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ line, units }] : []
  })
  const isKnown = new Set(chosen.map(({ line }) => line.id)).size === shares.length
  if (!isKnown) return { kind: 'unknown_line' }
  if (chosen.some(({ line, units }) => units < 1 || line.refundedQuantity + units > line.quantity))
    return { kind: 'too_many' }
  const ofLines = chosen.map(({ line, units }) => ({
    line: line.position,
    quantity: units,
    cents: centsOfUnits({ ...line, before: line.refundedQuantity, units }),
  }))
  const ofShipping =
    shippingCents > 0 && (withShipping || isWholeOrder(lines, shares))
      ? [{ line: 'shipping' as const, quantity: 1, cents: shippingCents }]
      : []
  const parts: readonly RefundedPart[] = [...ofLines, ...ofShipping]
  return { kind: 'refund', parts, cents: parts.reduce((sum, { cents }) => sum + cents, 0) }
}

/** The products of an order that are not refunded yet. */
export const sharesLeft = (lines: readonly BoughtLine[]): readonly LineShare[] =>
  lines
    .map(({ id, quantity, refundedQuantity }) => ({ lineId: id, quantity: quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)

/** Whether the refund of all products of an order is done or requested: then nothing is left to make or to send. */
export const isGivenBack = (lines: readonly Pick<BoughtLine, 'quantity' | 'refundedQuantity'>[]) =>
  lines.length > 0 && lines.every(({ quantity, refundedQuantity }) => refundedQuantity >= quantity)

interface Restockable {
  readonly refundedQuantity: number
  readonly restockedQuantity: number
}

/**
 * How many of the refunded products are restocked now. Products that were restocked earlier, with a refund that failed,
 * are not restocked twice.
 */
export const restockedProducts = ({ refundedQuantity, restockedQuantity }: Restockable, units: number) =>
  Math.max(0, units - Math.max(0, restockedQuantity - refundedQuantity))

/** Reduces the parts of a refund to the money that is left, where some was refunded before without naming a line. */
export const partsWithin = (parts: readonly RefundedPart[], leftCents: number): readonly RefundedPart[] => {
  const cents = parts.map((part) => part.cents)
  const whole = cents.reduce((sum, each) => sum + each, 0)
  if (whole <= leftCents) return parts
  const shares = shareOutCents(leftCents, cents)
  return parts.map((part, index) => ({ ...part, cents: shares[index] ?? 0 }))
}

interface Withheld {
  /** What is withheld of a refund for the loss of value of some of its lines. */
  readonly cents: number
  /** The most that may be withheld of each line. */
  readonly most: readonly { readonly line: number; readonly cents: number }[]
}

/** Reduces the parts of a refund by what is withheld; null if their lines leave less than that. */
export const partsWithheld = (
  parts: readonly RefundedPart[],
  { cents, most }: Withheld,
): readonly RefundedPart[] | null => {
  const limits = parts.map((part) =>
    Math.min(part.cents, most.find(({ line }) => line === part.line)?.cents ?? 0),
  )
  if (cents > limits.reduce((sum, limit) => sum + limit, 0)) return null
  const shares = shareOutCents(cents, limits)
  return parts.map((part, index) => ({ ...part, cents: part.cents - (shares[index] ?? 0) }))
}
