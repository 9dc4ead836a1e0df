import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Textes',
  lead: 'Ce que disent l’accueil, la maison et le sur-mesure. Un texte que la maison ne change pas reste celui d’origine.',
  page: 'Page',
  pages: {
    home: 'Accueil',
    about: 'La maison',
    madeToMeasure: 'Sur mesure',
    weddingGowns: 'Robes de mariée',
    eveningWear: 'Tenues de soirée',
  },
  failed: 'Les textes n’ont pas pu être lus.',
  retry: 'Réessayer',
  changed: 'changé',
  change: 'Changer',
  changeOf: 'Changer\u00a0: {{text}}',
  form: {
    title: 'Un texte de la page',
    fr: 'En français',
    en: 'En anglais',
    software: 'D’origine\u00a0: {{text}}',
    otherSoftware: 'Vide\u00a0: le texte d’origine, que l’espace de la maison montre dans cette langue.',
    hint: 'Vide, le texte d’origine revient. Ce qui se trouve entre doubles accolades est rempli par la maison.',
    places: 'Entre doubles accolades, seuls city, house et price sont remplis.',
    back: 'Revenir au texte d’origine',
    save: 'Enregistrer',
    close: 'Fermer',
    saved: 'Texte enregistré',
    failed: 'Le texte n’a pas été enregistré',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Words',
  lead: 'What the home page, the house and made to measure say. A text that the house does not change stays as it came.',
  page: 'Page',
  pages: {
    home: 'Home',
    about: 'The house',
    madeToMeasure: 'Made to measure',
    weddingGowns: 'Wedding gowns',
    eveningWear: 'Evening wear',
  },
  failed: 'The words could not be read.',
  retry: 'Try again',
  changed: 'changed',
  change: 'Change',
  changeOf: 'Change: {{text}}',
  form: {
    title: 'A text of the page',
    fr: 'In French',
    en: 'In English',
    software: 'As it came: {{text}}',
    otherSoftware: 'Empty: the text as it came, which the admin shows in that language.',
    hint: 'Empty, the text is again as it came. What stands in double braces is filled in by the house.',
    places: 'In double braces, only city, house and price are filled in.',
    back: 'Back to the text as it came',
    save: 'Save',
    close: 'Close',
    saved: 'Text saved',
    failed: 'The text was not saved',
  },
}

export const pageWordsTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    pageWords: typeof fr
  }
}
