import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { bookingTextsFr } from './booking.texts.fr.ts'

export const bookingTextsEn: SameShape<typeof bookingTextsFr> = {
  title: 'Book an appointment',
  description:
    'Private appointments at our salon in Paris: wedding gowns, evening wear, measuring, alterations. Choose your day and your time.',
  lead: 'The salon is yours for as long as you are with us. Tell us what brings you, choose the time: we prepare the rest.',
  withoutScript: 'To see the available times, turn JavaScript on in your browser, or call us on {{phone}}.',
  kind: {
    title: 'What brings you',
    label: 'The purpose of your visit',
    minutes: '{{count}} min',
    hints: {
      'bridal-discovery': 'Your date, your wishes, the fabrics in your hands and gowns to try.',
      'evening-discovery': 'An occasion, a silhouette: we look for it together.',
      measuring: 'Some twenty measurements, taken at the atelier, kept for your pieces.',
      alterations: 'A piece of the house to be altered, on you.',
      pickup: 'Your piece is waiting: tried on once more, then taken home.',
      video: 'From home, with a couturière, fabrics on screen.',
    },
  },
  about: { title: 'About', remove: 'Leave it out' },
  slot: { title: 'The day and the time', missing: 'Choose a day and a time.' },
  hold: {
    held: 'We keep this time for you for five minutes.',
    lapsed: 'The five minutes have passed: this time is no longer kept.',
    again: 'Keep it again',
  },
  details: {
    title: 'Your details',
    required: 'Fields marked with an asterisk are required.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHint: 'Your confirmation will be sent there.',
    phone: 'Telephone',
    eventDate: 'Date of the event',
    eventDateHint: 'If there is one: a wedding, a dinner, a ceremony.',
    companions: 'You are coming',
    alone: 'On your own',
    with_one: 'With one person',
    with_other: 'With {{count}} people',
    message: 'A word for us',
    messageHint: 'An idea, a worry, access needs to prepare for.',
    consent:
      'What you write here serves to prepare your visit, and nothing else. We erase it three years later.',
    privacyNotice: 'Privacy notice',
    newTab: '(new tab)',
  },
  faults: { required: 'Please fill this in.', email: 'This address seems incomplete.' },
  missing: {
    title: 'Missing information',
    text: 'Please fill in all required fields and select a date.',
  },
  summary: {
    title: 'Your appointment',
    kind: 'Visit',
    when: 'When',
    where: 'Where',
    noTime: 'Choose a time',
    parisTime: '{{when}}, Paris time',
    byVideo: 'By video: we will call you',
    free: 'You may move or cancel it, free of charge, until {{hours}} hours before.',
    call: 'A question? {{phone}}',
  },
  submit: 'Confirm the appointment',
  submitRequest: 'Request this appointment',
  sending: 'One moment',
  unreachable: 'The house could not be reached. Nothing is lost: please try again.',
  broken: 'Something broke on our side. Nothing is lost: please try again.',
  thanks: {
    confirmed: 'Appointment confirmed',
    pending: 'Request received',
    confirmedText:
      'Your request was received, {{name}}. A confirmation email arrives within a few minutes at {{email}}.',
    pendingText:
      'Your request was received, {{name}}, and the time is kept for you. An email arrives within a few minutes at {{email}}; the house will then confirm the appointment.',
    addToCalendar: 'Add to my calendar',
    toAccount: 'See my appointments',
    another: 'Book another appointment',
  },
}
