export const publishedTextsFr = {
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
  samples: [
    {
      name: 'Camille R.',
      occasion: 'Mariage',
      content:
        'De la toile au dernier point, tout a été pensé avec moi. Le jour venu, je n’ai plus pensé à ma robe\u00a0: elle était simplement la mienne.',
      rating: 5,
    },
    {
      name: 'Inès B.',
      occasion: 'Soirée',
      content:
        'Un velours d’une profondeur rare, coupé au millimètre. J’ai rarement porté une pièce aussi juste.',
      rating: 5,
    },
    {
      name: 'Marguerite L.',
      occasion: 'Cérémonie',
      content: 'Trois essayages, de la patience et beaucoup de goût. On se sent attendue dès l’entrée.',
      rating: 4,
    },
  ],
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    published: typeof publishedTextsFr
  }
}
