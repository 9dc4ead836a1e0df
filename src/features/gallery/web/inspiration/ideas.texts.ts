import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  name: 'Inspiration',
  description:
    'Couleurs, étoffes et occasions\u00a0: les idées et tendances que notre atelier parisien épingle au mur avant de couper.',
  title: 'Idées et tendances',
  lead: 'Avant le patron, il y a un mur où l’on épingle une couleur, un échantillon, une silhouette. Voici le nôtre.',
  filters: 'Choisir parmi les idées',
  unfold: 'Filtrer les idées',
  fold: 'Fermer les filtres',
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

const en: SameShape<typeof fr> = {
  name: 'Inspiration',
  description:
    'Colours, cloths and occasions: the ideas and trends that our Paris atelier pins to the wall before anything is cut.',
  title: 'Ideas and trends',
  lead: 'Before the pattern there is a wall, where a colour, a swatch, a silhouette are pinned. This is ours.',
  filters: 'Choose among the ideas',
  unfold: 'Filter the ideas',
  fold: 'Close the filters',
  occasion: 'Occasion',
  colour: 'Colour',
  reset: 'Reset',
  results: 'The ideas',
  count_zero: 'No idea',
  count_one: '{{count}} idea',
  count_other: '{{count}} ideas',
  boards: {
    palette: 'Colours and cloths',
    paletteText: 'A gown begins under the hand: a shade, a weight, the rustle of cloth.',
    mariage: 'Wedding',
    mariageText: 'The town hall, the garden, a veil if you like. One day, and nothing else to think of.',
    ceremonie: 'Ceremony',
    ceremonieText: 'To be noticed, and take nobody’s place.',
    soiree: 'Evening',
    soireeText: 'A back, a shoulder, a cloth that is fond of low light.',
    jour: 'Day',
    jourText: 'From morning to dinner, without going home in between.',
  },
  coloursOfIdea: 'Colours',
  noneTitle: 'Nothing is pinned here',
  noneText: 'No idea brings this occasion and this colour together. Perhaps it is yours: tell us about it.',
  emptyTitle: 'The wall is still bare',
  emptyText: 'We are gathering new ideas. Tell us yours at the salon.',
  closingTitle: 'An idea in mind?',
  closingText: 'Bring it to the salon: a picture, a scrap of cloth or a memory is enough to begin with.',
  book: 'Book an appointment',
}

export const ideasTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    ideas: typeof fr
  }
}
