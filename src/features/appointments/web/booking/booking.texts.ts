import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Prendre rendez-vous',
  description:
    'Rendez-vous privés au salon de la maison, à Paris\u00a0: robe de mariée, tenue de soirée, mesures, retouches. Choisissez votre jour et votre heure.',
  lead: 'Le salon est à vous, le temps de votre visite. Dites-nous ce qui vous amène, choisissez l’heure\u00a0: nous préparons le reste.',
  withoutScript:
    'Pour voir les heures libres, activez JavaScript dans votre navigateur, ou appelez-nous au {{phone}}.',
  kind: {
    title: 'Ce qui vous amène',
    label: 'L’objet de votre visite',
    minutes: '{{count}}\u00a0min',
    hints: {
      'bridal-discovery': 'Votre date, vos envies, les étoffes en main et des modèles à passer.',
      'evening-discovery': 'Une occasion, une silhouette\u00a0: nous cherchons ensemble.',
      measuring: 'Une vingtaine de mesures, prises à l’atelier, gardées pour vos pièces.',
      alterations: 'Une pièce de la maison à reprendre, sur vous.',
      pickup: 'Votre pièce vous attend\u00a0: essayée une dernière fois, puis emportée.',
      video: 'De chez vous, avec une couturière, étoffes à l’écran.',
    },
  },
  about: { title: 'À propos de', remove: 'Ne pas en parler' },
  slot: { title: 'Le jour et l’heure', missing: 'Choisissez un jour et une heure.' },
  hold: {
    held: 'Nous vous gardons ce créneau cinq minutes.',
    lapsed: 'Les cinq minutes sont passées\u00a0: ce créneau n’est plus gardé.',
    again: 'Le garder encore',
  },
  details: {
    title: 'Vos coordonnées',
    required: 'Les champs marqués d’un astérisque sont obligatoires.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    emailHint: 'Votre confirmation y arrive.',
    phone: 'Téléphone',
    phoneShort: 'Ce numéro paraît incomplet\u00a0: est-ce bien le vôtre\u202f? Nous n’appelons que lui.',
    eventDate: 'Date de l’événement',
    eventDateHint: 'S’il y en a une\u00a0: mariage, dîner, cérémonie.',
    companions: 'Vous venez',
    alone: 'Seule ou seul',
    with_one: 'Avec une personne',
    with_other: 'Avec {{count}} personnes',
    message: 'Un mot pour nous',
    messageHint: 'Une idée, une inquiétude, une accessibilité à prévoir.',
    consent:
      'Ce que vous écrivez ici sert à préparer votre visite, et à rien d’autre. Nous l’effaçons trois ans après.',
    privacyNotice: 'Politique de confidentialité',
    newTab: '(nouvel onglet)',
  },
  faults: {
    required: 'Ce champ est obligatoire.',
    email: 'Cette adresse semble incomplète.',
    phone: 'Ce numéro ne peut être appelé\u00a0: il lui faut au moins six chiffres.',
  },
  missing: {
    title: 'Informations manquantes',
    text: 'Veuillez remplir tous les champs obligatoires et choisir une date.',
  },
  summary: {
    title: 'Votre rendez-vous',
    kind: 'Visite',
    when: 'Quand',
    where: 'Où',
    noTime: 'Choisissez une heure',
    parisTime: '{{when}}, heure de Paris',
    byVideo: 'En visio\u00a0: nous vous appelons',
    free: 'Vous le déplacez ou l’annulez sans frais jusqu’à {{hours}}\u00a0heures avant.',
    call: 'Une question\u00a0? {{phone}}',
  },
  submit: 'Confirmer le rendez-vous',
  submitRequest: 'Demander ce rendez-vous',
  sending: 'Un instant',
  unreachable: 'La maison n’a pas pu être jointe. Rien n’est perdu\u00a0: réessayez.',
  broken: 'Quelque chose s’est rompu de notre côté. Rien n’est perdu\u00a0: réessayez.',
  thanks: {
    confirmed: 'Rendez-vous confirmé',
    pending: 'Demande enregistrée',
    confirmedText:
      'Votre demande nous est bien parvenue, {{name}}. Un courriel de confirmation arrive dans quelques minutes à {{email}}.',
    pendingText:
      'Votre demande nous est bien parvenue, {{name}}, et le créneau vous est gardé. Un courriel arrive dans quelques minutes à {{email}}\u00a0; la maison vous confirme ensuite le rendez-vous.',
    addToCalendar: 'Ajouter à mon agenda',
    toAccount: 'Voir mes rendez-vous',
    change: 'Déplacer ou annuler',
    another: 'Prendre un autre rendez-vous',
  },
} as const

const en: SameShape<typeof fr> = {
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
    email: 'E-mail address',
    emailHint: 'Your confirmation will be sent there.',
    phone: 'Telephone',
    phoneShort: 'This number looks incomplete: is it yours? It is the only one we would call.',
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
  faults: {
    required: 'This field is required.',
    email: 'This address seems incomplete.',
    phone: 'This number cannot be called: it needs at least six digits.',
  },
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
    change: 'Move or cancel',
    another: 'Book another appointment',
  },
}

export const bookingTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    booking: typeof fr
  }
}
