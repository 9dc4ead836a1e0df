import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { isMadeToMeasure } from '../catalog/catalog.rules.ts'
import { daysBeforeEvent } from './delivery.limits.ts'

interface Piece {
  readonly size: string
  readonly categoryId: string
}

const weddingCategory = 'mariage'

/** What is made for a day, or worn at a wedding, has to be there two weeks before it; anything else on the day itself. */
export const daysNeededBefore = ({ size, categoryId }: Piece) =>
  isMadeToMeasure(size) || categoryId === weddingCategory ? daysBeforeEvent : 0

interface Promise {
  readonly promisedTo: CivilDate
  readonly daysBefore: number
}

/** The first day that something may be meant for that is promised by another day. */
export const earliestEvent = ({ promisedTo, daysBefore }: Promise) => addDays(promisedTo, daysBefore)

/** The lines that could not be promised in time for the day they are meant for (domain.md 1.10). */
export const tooLateFor = <Line extends Piece & { readonly promisedTo: CivilDate }>(
  eventDate: CivilDate,
  lines: readonly Line[],
) =>
  lines.filter(
    (line) => earliestEvent({ promisedTo: line.promisedTo, daysBefore: daysNeededBefore(line) }) > eventDate,
  )

interface QuotedPiece {
  readonly name: string
  readonly deliveryTo: CivilDate
  readonly daysBeforeEvent: number
}

/** What is wrong with a day that pieces are meant for. */
export type EventFault =
  | { readonly kind: 'past' }
  /** Pieces that cannot be there, and the first day that they could all be meant for. */
  | { readonly kind: 'late'; readonly names: readonly string[]; readonly earliest: CivilDate }

interface Meant {
  readonly eventDate: CivilDate
  readonly today: CivilDate
  readonly lines: readonly QuotedPiece[]
}

/** Whether pieces as they are quoted can be meant for a day; the house decides by the same rule. */
export const eventFault = ({ eventDate, today, lines }: Meant): EventFault | undefined => {
  if (eventDate <= today) return { kind: 'past' }
  const late = lines
    .map(({ name, deliveryTo, daysBeforeEvent }) => ({
      name,
      earliest: earliestEvent({ promisedTo: deliveryTo, daysBefore: daysBeforeEvent }),
    }))
    .filter(({ earliest }) => earliest > eventDate)
  const latest = late
    .map(({ earliest }) => earliest)
    .toSorted()
    .at(-1)
  return latest === undefined
    ? undefined
    : { kind: 'late', names: late.map(({ name }) => name), earliest: latest }
}
