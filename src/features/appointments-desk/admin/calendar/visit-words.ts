import type { TFunction } from 'i18next'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { spanOfVisit, timeOfMinutes } from './calendar-layout.rules.ts'

type CalendarTexts = TFunction<'houseCalendar'>

/** The customer's name as the calendar shows it. */
export const nameOfVisit = ({ firstName, lastName }: HouseVisit) => `${firstName} ${lastName}`

/** The full description of a visit, for screen readers; it begins with what the calendar shows of it. */
export const spokenVisit = (visit: HouseVisit, t: CalendarTexts) => {
  const { from, to } = spanOfVisit(visit)
  return t('visit', {
    from: timeOfMinutes(from),
    to: timeOfMinutes(to),
    name: nameOfVisit(visit),
    kind: visit.typeName,
    salon: t(`inSalon.${visit.salon}`),
    state: t(`states.${visit.status}`),
  })
}
