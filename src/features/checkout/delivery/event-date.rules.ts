import type { CivilDate } from '../../../shared/calendar/civil-date.ts'

/** What is wrong with the event day of an order. */
export type EventFault =
  | { readonly kind: 'past' }
  /** Products that cannot be there in time, and the first day for which all of them could be ordered. */
  | { readonly kind: 'late'; readonly names: readonly string[]; readonly earliest: CivilDate }

interface Meant {
  readonly eventDate: CivilDate
  readonly today: CivilDate
  /** Each product with the first event day that it can be ordered for, as `promiseOf` computes it. */
  readonly lines: readonly { readonly name: string; readonly earliestEvent: CivilDate }[]
}

/**
 * Checks whether products can be ordered for an event day. Every page shows the answer of this rule, and the server
 * applies the same rule when the order is placed.
 */
export const eventFault = ({ eventDate, today, lines }: Meant): EventFault | undefined => {
  if (eventDate <= today) return { kind: 'past' }
  const late = lines.filter(({ earliestEvent }) => earliestEvent > eventDate)
  const earliest = late
    .map(({ earliestEvent }) => earliestEvent)
    .toSorted()
    .at(-1)
  return earliest === undefined ? undefined : { kind: 'late', names: late.map(({ name }) => name), earliest }
}
