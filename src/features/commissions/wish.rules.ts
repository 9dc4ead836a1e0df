import { daysBetween } from '../../shared/calendar/civil-date.ts'

/** A wedding gown is begun at least so many days before. */
const leastDays = 90

/** What the date of an event says of the time that there is. */
export const timeFor = (eventDate: string, today: string): 'past' | 'soon' | 'enough' => {
  if (eventDate <= today) return 'past'
  return daysBetween(today, eventDate) < leastDays ? 'soon' : 'enough'
}
