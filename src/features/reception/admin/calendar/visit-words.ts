import type { TFunction } from 'i18next'
import type { HouseVisit } from '../../admin-appointments.contract.ts'
import { spanOfVisit, timeOfMinutes } from './calendar-layout.rules.ts'

type CalendarTexts = TFunction<'houseCalendar'>

/** Whom a visit is of. */
export const nameOfVisit = ({ firstName, lastName }: HouseVisit) => `${firstName} ${lastName}`

/** All that the calendar says of a visit, for whoever hears it. */
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
