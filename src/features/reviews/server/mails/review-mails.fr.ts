/** The mails of the house to the author of a review, in French. Each entry of `text` is one paragraph. */
export const reviewMailsFr = {
  greeting: 'Bonjour {{name}},',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  confirm: {
    subject: 'Confirmez votre adresse pour suivre votre avis',
    text: [
      'Merci pour votre avis sur {{house}}. Nous le lirons sous {{days}}\u00a0jours.',
      'Confirmez votre adresse pour que nous puissions vous dire s’il est publié, ou pour quel motif il ne l’est pas. Elle n’est jamais publiée.',
      'Si vous n’avez rien écrit, ne faites rien\u00a0: votre adresse sera oubliée.',
    ],
    button: 'Confirmer mon adresse',
  },
  approved: {
    subject: 'Votre avis est publié',
    text: ['Nous avons lu votre avis et l’avons publié. Merci de votre confiance.'],
    button: 'Voir les avis',
  },
  rejected: {
    subject: 'Votre avis n’a pas été publié',
    text: [
      'Nous avons lu votre avis et ne l’avons pas publié, pour ce motif\u00a0: {{reason}}.',
      'La note donnée n’entre jamais dans cette décision. Vous pouvez écrire un nouvel avis, ou nous répondre si vous contestez ce motif\u00a0: {{email}}.',
    ],
    button: 'Écrire un nouvel avis',
  },
  takenDown: {
    subject: 'Votre avis n’est plus publié',
    text: [
      'Nous avons relu votre avis et l’avons retiré, pour ce motif\u00a0: {{reason}}.',
      'La note donnée n’entre jamais dans cette décision. Vous pouvez écrire un nouvel avis, ou nous répondre si vous contestez ce motif\u00a0: {{email}}.',
    ],
    button: 'Écrire un nouvel avis',
  },
  productRejected: {
    subject: 'Votre avis sur {{product}} n’a pas été publié',
    text: [
      'Nous avons lu votre avis et ne l’avons pas publié, pour ce motif\u00a0: {{reason}}.',
      'La note donnée n’entre jamais dans cette décision. Vous pouvez le modifier depuis la page de la pièce\u00a0: nous le relirons. Si vous contestez ce motif, répondez-nous\u00a0: {{email}}.',
    ],
    button: 'Modifier mon avis',
  },
  productTakenDown: {
    subject: 'Votre avis sur {{product}} n’est plus publié',
    text: [
      'Nous avons relu votre avis et l’avons retiré, pour ce motif\u00a0: {{reason}}.',
      'La note donnée n’entre jamais dans cette décision. Vous pouvez le modifier depuis la page de la pièce\u00a0: nous le relirons. Si vous contestez ce motif, répondez-nous\u00a0: {{email}}.',
    ],
    button: 'Modifier mon avis',
  },
  reasons: {
    abusive: 'propos injurieux',
    off_topic: 'hors sujet',
    personal_data: 'données personnelles',
    unlawful: 'contenu illicite',
    conflict_of_interest: 'conflit d’intérêts',
    duplicate: 'doublon d’un autre avis',
  },
} as const
