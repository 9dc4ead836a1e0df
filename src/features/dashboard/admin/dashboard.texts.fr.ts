export const dashboardTextsFr = {
  title: 'Tableau de bord',
  description: 'Ce que la maison a à voir aujourd’hui.',
  withoutScript: 'L’espace de la maison a besoin de JavaScript\u00a0: activez-le pour y entrer.',
  toSee: 'À voir',
  failed: 'Ce qui est à voir n’a pas pu être lu.',
  retry: 'Réessayer',
  scarce: {
    title: 'Pièces qui s’épuisent',
    caption: 'Les pièces épuisées ou presque épuisées',
    columns: { piece: 'Pièce', left: 'En tout', sizes: 'Tailles presque épuisées' },
    soldOut: 'Épuisée',
    soldOutCount_one: '{{count}} pièce épuisée',
    soldOutCount_other: '{{count}} pièces épuisées',
    lowCount_one: '{{count}} presque épuisée dans une taille au moins',
    lowCount_other: '{{count}} presque épuisées dans une taille au moins',
    sizeLeft: '{{size}}\u00a0: {{count}}',
    madeToMeasure: 'Sur mesure',
    withoutSizes: 'Sans taille',
    all: 'Toutes',
    none: 'Aucune pièce ne s’épuise.',
    pastEnd: 'Il n’y a plus rien sur cette page.',
  },
  pages: {
    label: 'Pages des pièces qui s’épuisent',
    previous: 'Précédente',
    next: 'Suivante',
    place: 'Page {{page}} sur {{total}}',
  },
  failedMails: {
    title: 'Messages qui n’ont pas pu partir',
    none: 'Aucun message n’est en échec.',
    all_one: 'Voir le message en échec',
    all_other: 'Voir les {{count}} messages en échec',
  },
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    dashboard: typeof dashboardTextsFr
  }
}
