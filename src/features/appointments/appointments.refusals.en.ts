import type { SameShape } from '../../shared/i18n/text-registry.ts'
import { appointmentKindNamesEn } from './appointment-kind-names.en.ts'
import type { appointmentsRefusalsFr } from './appointments.refusals.fr.ts'

export const appointmentsRefusalsEn: SameShape<typeof appointmentsRefusalsFr> = {
  kinds: appointmentKindNamesEn,
  errors: {
    slotTaken: 'This time is not available, or no longer. Please choose another.',
    isOver: 'This appointment is past or cancelled: it can no longer be changed.',
    notReadyBy: 'The atelier will not be done before {{day}}. Please choose that day or a later one.',
    tooLate: 'Less than {{hours}} hours before the appointment, please telephone us. We will do our best.',
    eventPast: 'This day is past.',
    appointmentNotFound: 'There is no such appointment.',
    productNotFound: 'There is no such piece.',
  },
  done: {
    booked: 'Your appointment is confirmed. We look forward to receiving you.',
    asked: 'Your request is noted and the time is kept for you. The house will confirm it.',
    moved: 'Your appointment has been moved.',
    cancelled: 'Your appointment is cancelled.',
  },
  calendar: { description: 'Your private appointment. To reach us: {{phone}}.', fileName: 'appointment.ics' },
  fields: {
    tooManyDays: 'Ask for one month at a time, from the first day to the last.',
  },
}
