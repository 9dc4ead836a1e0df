import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Pages',
  description: 'Les images que les pages de la boutique montrent.',
  lead: 'Les images des pages. Une place vide ne laisse pas de trou.',
  withoutScript: 'Cette page demande JavaScript.',
  failed: 'Les images n’ont pas pu être lues.',
  retry: 'Réessayer',
  places: {
    home: 'Accueil',
    creation: 'Mariage, soirée et sur mesure',
    visit: 'Rendez-vous, contact et retours',
    measures: 'Mesures',
    empty: 'Ce qui est vide',
  },
  slots: {
    hero: 'L’image de l’accueil',
    house: 'La maison',
    'savoir-faire-hand': 'Le geste',
    'service-wedding': 'Les robes de mariée',
    'service-evening': 'Les robes du soir',
    'service-appointment': 'L’essayage',
    'savoir-faire-measure': 'La prise de mesures',
    'savoir-faire-cloth': 'L’étoffe',
    'evening-opening': 'La page du soir',
    'service-ceremony': 'Les tenues de cérémonie',
    appointments: 'Le rendez-vous',
    contact: 'Le contact',
    way: 'Le plan d’accès',
    withdrawal: 'La rétractation',
    'measure-tour-poitrine': 'Tour de poitrine',
    'measure-tour-taille': 'Tour de taille',
    'measure-tour-hanches': 'Tour de hanches',
    'measure-stature': 'Stature',
    'measure-longueur-bras': 'Longueur de bras',
    'measure-nuque-sol': 'De la nuque au sol',
    'empty-cart': 'Le panier vide',
    'empty-favourites': 'Les favoris vides',
    'not-found': 'La page introuvable',
  },
  lines: 'Le trait qui se dessine avant elle s’en va aussi.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Pages',
  description: 'The pictures that the pages of the shop show.',
  lead: 'The pictures of the pages. An empty place leaves no hole.',
  withoutScript: 'This page needs JavaScript.',
  failed: 'The pictures could not be read.',
  retry: 'Try again',
  places: {
    home: 'Home',
    creation: 'Wedding, evening and made to measure',
    visit: 'Appointments, contact and returns',
    measures: 'Measures',
    empty: 'What is empty',
  },
  slots: {
    hero: 'The picture of the home page',
    house: 'The house',
    'savoir-faire-hand': 'The hand',
    'service-wedding': 'Wedding gowns',
    'service-evening': 'Evening gowns',
    'service-appointment': 'The fitting',
    'savoir-faire-measure': 'Taking measures',
    'savoir-faire-cloth': 'The cloth',
    'evening-opening': 'The page of the evening',
    'service-ceremony': 'Ceremony wear',
    appointments: 'The appointment',
    contact: 'The contact',
    way: 'The way to us',
    withdrawal: 'The withdrawal',
    'measure-tour-poitrine': 'Bust',
    'measure-tour-taille': 'Waist',
    'measure-tour-hanches': 'Hips',
    'measure-stature': 'Height',
    'measure-longueur-bras': 'Arm length',
    'measure-nuque-sol': 'Nape to floor',
    'empty-cart': 'The empty cart',
    'empty-favourites': 'The empty favourites',
    'not-found': 'The page not found',
  },
  lines: 'The line that is drawn before it goes too.',
}

export const pagesTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    adminPages: typeof fr
  }
}
