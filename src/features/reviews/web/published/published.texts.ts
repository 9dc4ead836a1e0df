import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  written: { fr: 'en français', en: 'en anglais' },
  carousel: 'Témoignages de clientes',
  title: 'Elles nous ont confié leur robe',
  all: 'Tous les avis',
  leave: 'Laisser un avis',
  leaveFirst: 'Écrire le premier avis',
  unavailable: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  example: 'Exemple',
  exampleNote: 'Ces textes sont des exemples\u00a0: aucun avis n’a encore été publié.',
  loading: 'Chargement des avis...',
  failed: 'Les avis n’ont pas pu être chargés.',
  retry: 'Réessayer',
  stars: '{{rating}} sur 5',
  position: 'Avis {{place}} sur {{count}}',
  show: 'Voir l’avis {{place}} sur {{count}}',
  pause: 'Arrêter le défilement',
  resume: 'Reprendre le défilement',
  published: 'Publié le {{day}}',
  experience: 'expérience vécue en {{month}}',
  reply: 'Réponse de la maison, le {{day}}',
  unverified: 'Avis déposé librement, non vérifié',
  samples: {
    wedding: {
      name: 'Camille R.',
      occasion: 'Mariage',
      content:
        'De la toile au dernier point, tout a été pensé avec moi. Le jour venu, je n’ai plus pensé à ma robe\u00a0: elle était simplement la mienne.',
    },
    evening: {
      name: 'Inès B.',
      occasion: 'Soirée',
      content:
        'Un velours d’une profondeur rare, coupé au millimètre. J’ai rarement porté une pièce aussi juste.',
    },
    ceremony: {
      name: 'Marguerite L.',
      occasion: 'Cérémonie',
      content: 'Trois essayages, de la patience et beaucoup de goût. On se sent attendue dès l’entrée.',
    },
  },
} as const

const en: SameShape<typeof fr> = {
  written: { fr: 'in French', en: 'in English' },
  carousel: 'Testimonials',
  title: 'In the words of those we dressed',
  all: 'All reviews',
  leave: 'Leave a review',
  leaveFirst: 'Write the first review',
  unavailable: 'The form could not be loaded. Check your connection and try again.',
  example: 'Example',
  exampleNote: 'These texts are examples: no review has been published yet.',
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
  stars: '{{rating}} out of 5',
  position: 'Review {{place}} of {{count}}',
  show: 'Show review {{place}} of {{count}}',
  pause: 'Stop the slideshow',
  resume: 'Resume the slideshow',
  published: 'Published on {{day}}',
  experience: 'experience of {{month}}',
  reply: 'Answer of the house, {{day}}',
  unverified: 'Freely submitted review, not verified',
  samples: {
    wedding: {
      name: 'Camille R.',
      occasion: 'Wedding',
      content:
        'From the toile to the last stitch, everything was thought through with me. On the day, I forgot about my dress: it was simply mine.',
    },
    evening: {
      name: 'Inès B.',
      occasion: 'Evening',
      content: 'A velvet of rare depth, cut to the millimetre. I have seldom worn anything so right.',
    },
    ceremony: {
      name: 'Marguerite L.',
      occasion: 'Ceremony',
      content: 'Three fittings, patience and a great deal of taste. One feels expected from the door.',
    },
  },
}

export const publishedTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    published: typeof fr
  }
}
