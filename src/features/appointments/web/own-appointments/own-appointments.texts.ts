import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  none: 'Aucun rendez-vous',
  noneText:
    'Une heure au salon, rien que pour vous, à toucher les étoffes et à parler de votre pièce. Choisissez votre jour.',
  noneShort: 'Aucun rendez-vous à venir.',
  book: 'Prendre rendez-vous',
  bookAnother: 'Prendre un autre rendez-vous',
  see: 'Voir mes rendez-vous',
  upcoming: 'À venir',
  past: 'Passés et annulés',
  failed: 'Vos rendez-vous n’ont pas pu être lus.',
  failedShort: 'Vos rendez-vous n’ont pas pu être lus.',
  retry: 'Réessayer',
  statuses: {
    pending: 'À confirmer par la maison',
    confirmed: 'Confirmé',
    honoured: 'Passé',
    absent: 'Manqué',
    cancelled_by_customer: 'Annulé',
    cancelled_by_house: 'Annulé par la maison',
    over: 'Passé',
  },
  parisTime: '{{when}}, heure de Paris',
  ownTime: 'Chez vous\u00a0: {{time}} ({{place}})',
  with_one: 'Avec une personne',
  with_other: 'Avec {{count}} personnes',
  addToCalendar: 'Ajouter à mon agenda',
  freeUntil: 'Vous le déplacez ou l’annulez sans frais jusqu’au {{until}}.',
  tooLate: 'À moins de {{hours}}\u00a0heures du rendez-vous, un changement se fait au {{phone}}.',
  move: {
    open: 'Déplacer',
    title: 'Choisir un autre moment',
    keep: 'Ne pas déplacer',
    submit: 'Déplacer au {{when}}',
    choose: 'Choisissez une heure',
    done: 'Votre rendez-vous est déplacé.',
    doneText: 'Un courriel vous le confirme.',
  },
  cancel: {
    open: 'Annuler',
    question: 'Annuler ce rendez-vous\u00a0? Le créneau sera rendu.',
    keep: 'Le garder',
    submit: 'Annuler le rendez-vous',
    done: 'Votre rendez-vous est annulé.',
    doneText: 'Vous serez la bienvenue un autre jour.',
  },
  notDone: 'Rien n’a été changé',
  unreachable: 'La maison n’a pas pu être jointe. Veuillez réessayer.',
  link: {
    title: 'Votre rendez-vous',
    description: 'Voir, déplacer ou annuler un rendez-vous privé.',
    lead: 'Voici ce qui est convenu. Vous pouvez le déplacer ou l’annuler ici.',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis le courriel que nous vous avons envoyé.',
    unknown: 'Ce rendez-vous n’existe plus, ou ce lien n’est pas le sien.',
    withoutScript: 'Activez JavaScript dans votre navigateur pour voir ce rendez-vous.',
  },
} as const

const en: SameShape<typeof fr> = {
  none: 'No appointments',
  noneText:
    'An hour at the salon, yours alone, to feel the fabrics and talk about your piece. Choose your day.',
  noneShort: 'No appointments to come.',
  book: 'Book an appointment',
  bookAnother: 'Book another appointment',
  see: 'See my appointments',
  upcoming: 'To come',
  past: 'Past and cancelled',
  failed: 'Your appointments could not be read.',
  failedShort: 'Your appointments could not be read.',
  retry: 'Try again',
  statuses: {
    pending: 'Awaiting the house',
    confirmed: 'Confirmed',
    honoured: 'Past',
    absent: 'Missed',
    cancelled_by_customer: 'Cancelled',
    cancelled_by_house: 'Cancelled by the house',
    over: 'Past',
  },
  parisTime: '{{when}}, Paris time',
  ownTime: 'Where you are: {{time}} ({{place}})',
  with_one: 'With one person',
  with_other: 'With {{count}} people',
  addToCalendar: 'Add to my calendar',
  freeUntil: 'You may move or cancel it, free of charge, until {{until}}.',
  tooLate: 'Less than {{hours}} hours before the appointment, please call {{phone}} for any change.',
  move: {
    open: 'Move',
    title: 'Choose another time',
    keep: 'Do not move it',
    submit: 'Move to {{when}}',
    choose: 'Choose a time',
    done: 'Your appointment has been moved.',
    doneText: 'An email confirms it.',
  },
  cancel: {
    open: 'Cancel',
    question: 'Cancel this appointment? The time will be given to others.',
    keep: 'Keep it',
    submit: 'Cancel the appointment',
    done: 'Your appointment is cancelled.',
    doneText: 'You will be welcome another day.',
  },
  notDone: 'Nothing was changed',
  unreachable: 'The house could not be reached. Please try again.',
  link: {
    title: 'Your appointment',
    description: 'See, move or cancel a private appointment.',
    lead: 'This is what is arranged. You may move or cancel it here.',
    missing: 'This link is incomplete. Open it from the mail that we sent you.',
    unknown: 'This appointment no longer exists, or this link does not belong to it.',
    withoutScript: 'Turn JavaScript on in your browser to see this appointment.',
  },
}

export const ownAppointmentsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    ownAppointments: typeof fr
  }
}
