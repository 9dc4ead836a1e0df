import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { appointmentMailsFr } from './appointment-mails.fr.ts'

/** The English texts of the mails about an appointment. */
export const appointmentMailsEn: SameShape<typeof appointmentMailsFr> = {
  greeting: 'Dear {{name}},',
  farewell: 'The team at {{house}}',
  linkHint: 'If the button does not respond, copy this address into your browser:',
  facts: {
    kind: 'Appointment',
    when: 'When',
    duration: 'How long',
    where: 'Where',
    way: 'Getting here',
    bring: 'To have with you',
    companions: 'With you',
    customer: 'For',
  },
  parisTime: '{{when}} (Paris time)',
  video: 'By video: we will call you on {{phone}}',
  companions: {
    none: 'Nobody so far; up to three people may come with you.',
    one: 'one person',
    other: '{{count}} people',
  },
  duration: '{{minutes}} minutes',
  way: 'See the map',
  bring: {
    'bridal-discovery': 'Pictures you love, and shoes of about the height you will wear on the day.',
    'evening-discovery': 'Pictures you love, and shoes of about the height you will wear that evening.',
    measuring: 'The shoes and lingerie of the day, if you have them.',
    'toile-fitting': 'The shoes and lingerie of the day.',
    fitting: 'The shoes and lingerie of the day.',
    'final-fitting': 'The shoes and lingerie of the day, your jewellery and your veil.',
    alterations: 'The piece to alter, and the shoes you will wear with it.',
    pickup: 'The message that confirms your order.',
    video: 'Pictures you love, and a quiet place.',
  },
  customer: '{{name}}, {{phone}}',
  after: {
    free: 'You may move or cancel this appointment, free of charge, until {{until}}. After that, please telephone us on {{telephone}}.',
    late: 'Should something come up, please telephone us on {{telephone}}: we will do our best.',
    sorry: 'Please telephone us on {{telephone}}: we will find another time together.',
  },
  links: {
    change: 'View or change my appointment',
    see: 'View my appointment',
    again: 'Choose another day',
    house: 'Open the appointment',
  },
  letters: {
    booked: {
      subject: 'Your appointment on {{day}} is confirmed',
      text: ['Your appointment is confirmed. We look forward to meeting you.'],
    },
    asked: {
      subject: 'Your request for an appointment on {{day}}',
      text: [
        'Thank you for your request. On that day the house receives on request: the time is kept for you, and we will reply as soon as we can.',
      ],
    },
    moved: {
      subject: 'Your appointment has moved to {{day}}',
      text: ['Your appointment has been moved. This is what now stands.'],
    },
    movedOnRequest: {
      subject: 'Your appointment on {{day}} awaits confirmation',
      text: [
        'Your appointment has been moved. On that day the house receives on request: the time is kept for you, and still awaits our confirmation. We will reply as soon as we can.',
      ],
    },
    cancelled: {
      subject: 'Your appointment on {{day}} is cancelled',
      text: [
        'Your appointment is cancelled, as you asked. It will be a pleasure to receive you another day.',
      ],
    },
    confirmed: {
      subject: 'Your appointment on {{day}} is confirmed',
      text: ['We are delighted to confirm your appointment. We look forward to seeing you.'],
    },
    movedByHouse: {
      subject: 'Your appointment has moved to {{day}}',
      text: [
        'The house has moved your appointment. This is what is now planned; if the time does not suit you, please telephone us on {{telephone}}.',
      ],
    },
    cancelledByHouse: {
      subject: 'Your appointment on {{day}} is cancelled',
      text: ['We are sorry: we have to cancel your appointment.'],
    },
    noted: {
      subject: 'Your appointment on {{day}}',
      text: ['As agreed, your appointment is in our book. We look forward to meeting you.'],
    },
    weekBefore: {
      subject: 'Your appointment on {{day}}',
      text: ['Your appointment is drawing near. Here is a reminder.'],
    },
    dayBefore: {
      subject: 'Reminder: your appointment on {{day}}',
      text: ['We look forward to meeting you very soon.'],
    },
    house: {
      subject: 'Appointment to confirm: {{day}}',
      text: ['This appointment awaits your answer. The time is kept until then.'],
    },
  },
}
