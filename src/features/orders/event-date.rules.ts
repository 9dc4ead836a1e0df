import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { isMadeToMeasure } from '../catalog/catalog.rules.ts'
import { daysBeforeEvent } from './delivery.limits.ts'

interface Promised {
  readonly size: string
  readonly categoryId: string
  readonly promisedTo: CivilDate
}

const weddingCategory = 'mariage'

/** What is made for a day, or worn at a wedding, has to be there two weeks before it; anything else on the day itself. */
const neededBy = (eventDate: CivilDate, { size, categoryId }: Promised) =>
  isMadeToMeasure(size) || categoryId === weddingCategory ? addDays(eventDate, -daysBeforeEvent) : eventDate

/** The lines that could not be promised in time for the day they are meant for (domain.md 1.10). */
export const tooLateFor = <Line extends Promised>(eventDate: CivilDate, lines: readonly Line[]) =>
  lines.filter((line) => line.promisedTo > neededBy(eventDate, line))
