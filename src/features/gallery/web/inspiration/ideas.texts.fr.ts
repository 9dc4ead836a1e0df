export const ideasTextsFr = {
  name: 'Inspiration',
  description:
    'Couleurs, étoffes et occasions\u00a0: les idées et tendances que notre atelier parisien épingle au mur avant de couper.',
  title: 'Idées et tendances',
  lead: 'Avant le patron, il y a un mur où l’on épingle une couleur, un échantillon, une silhouette. Voici le nôtre.',
  filters: 'Choisir parmi les idées',
  occasion: 'Occasion',
  colour: 'Couleur',
  reset: 'Réinitialiser',
  results: 'Les idées',
  count_zero: 'Aucune idée',
  count_one: '{{count}} idée',
  count_other: '{{count}} idées',
  boards: {
    palette: 'Couleurs et étoffes',
    paletteText:
      'Une robe commence sous la main\u00a0: une teinte, un poids, le bruit d’un tissu que l’on froisse.',
    mariage: 'Mariage',
    mariageText: 'La mairie, le jardin, le voile s’il vous plaît. Un seul jour, et rien d’autre à penser.',
    ceremonie: 'Cérémonie',
    ceremonieText: 'Être regardée sans prendre la place de personne.',
    soiree: 'Soirée',
    soireeText: 'Le dos, l’épaule, une étoffe qui aime la lumière basse.',
    jour: 'Jour',
    jourText: 'Du matin au dîner, sans repasser par chez soi.',
  },
  coloursOfIdea: 'Couleurs',
  noneTitle: 'Rien d’épinglé à cet endroit',
  noneText:
    'Aucune idée n’unit cette occasion et cette couleur. Peut-être est-ce la vôtre\u00a0: racontez-la-nous.',
  emptyTitle: 'Le mur est encore nu',
  emptyText: 'Nous rassemblons de nouvelles idées. Racontez-nous les vôtres au salon.',
  closingTitle: 'Une idée en tête\u202f?',
  closingText:
    'Apportez-la au salon\u00a0: une image, un bout d’étoffe, un souvenir suffisent pour commencer.',
  book: 'Prendre rendez-vous',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    ideas: typeof ideasTextsFr
  }
}
