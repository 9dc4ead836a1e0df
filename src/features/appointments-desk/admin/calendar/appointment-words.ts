import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { spanOfAppointment, timeOfMinutes } from './calendar-layout.rules.ts'

type CalendarTexts = Translation<'staffCalendar'>

/** The customer's name as the calendar shows it. */
export const nameOfAppointment = ({ firstName, lastName }: StaffAppointment) => `${firstName} ${lastName}`

/** The full description of an appointment, for screen readers; it begins with what the calendar shows of it. */
export const spokenAppointment = (appointment: StaffAppointment, t: CalendarTexts) => {
  const { from, to } = spanOfAppointment(appointment)
  return t('visit', {
    from: timeOfMinutes(from),
    to: timeOfMinutes(to),
    name: nameOfAppointment(appointment),
    kind: appointment.typeName,
    salon: t(`inSalon.${appointment.salon}`),
    state: t(`states.${appointment.status}`),
  })
}
