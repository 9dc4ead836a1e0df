import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { appointmentsDeskRefusalsFr } from './appointments-desk.refusals.fr.ts'

export const appointmentsDeskRefusalsEn: SameShape<typeof appointmentsDeskRefusalsFr> = {
  errors: {
    houseClosed: 'The house does not receive at this time. Confirm if it does all the same.',
    impossibleMoment: 'A visit begins on the hour or the half, neither in the past nor beyond two years.',
    notPossible: 'This appointment is elsewhere by now: that is no longer possible.',
  },
  done: {
    noted: 'The appointment is noted.',
    moved: 'The appointment has been moved.',
    confirmed: 'The appointment is confirmed.',
    cancelled_by_house: 'The appointment is cancelled.',
    honoured: 'The visit is noted as honoured.',
    absent: 'The absence is noted.',
    note: 'The note is kept.',
    closed: 'The house is closed at these hours.',
    opened: 'The house receives again.',
  },
  fields: {
    reasonMissing: 'Say why: the customer will read it.',
    endsBeforeItBegins: 'It ends before it begins.',
    tooLongClosed: 'A closure lasts a year at most.',
    otherCentury: 'Choose a date of this century.',
  },
}
