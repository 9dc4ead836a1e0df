import type { CivilDate } from '../../../shared/calendar/civil-date.ts'

/** What is wrong with a day that products are meant for. */
export type EventFault =
  | { readonly kind: 'past' }
  /** Products that cannot be there, and the first day that they could all be meant for. */
  | { readonly kind: 'late'; readonly names: readonly string[]; readonly earliest: CivilDate }

interface Meant {
  readonly eventDate: CivilDate
  readonly today: CivilDate
  /** The products with the first day that each may be meant for, as `promiseOf` says it. */
  readonly lines: readonly { readonly name: string; readonly earliestEvent: CivilDate }[]
}

/**
 * Whether products can be meant for a day: said by this rule on every page, and decided by it when they are ordered.
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
