import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  description:
    'Toutes les pages de la maison, l’une sous l’autre : la boutique, l’atelier, l’aide et le compte.',
  lead: 'Toutes les pages de la maison, l’une sous l’autre.',
  ofShop: 'La boutique par catégorie',
  ofAccount: 'Votre compte',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  profile: 'Mon profil',
  orders: 'Mes commandes',
  appointments: 'Mes rendez-vous',
  addresses: 'Mes adresses',
  measures: 'Mes mesures',
  commissions: 'Ma robe sur mesure',
  privacy: 'Mes données',
  letter: 'La lettre de la maison',
  accessibility: 'Accessibilité',
} as const

const en: SameShape<typeof fr> = {
  description:
    'Every page of the house, one below the other: the boutique, the atelier, help and your account.',
  lead: 'Every page of the house, one below the other.',
  ofShop: 'The boutique by category',
  ofAccount: 'Your account',
  signIn: 'Sign in',
  signUp: 'Create an account',
  profile: 'My profile',
  orders: 'My orders',
  appointments: 'My appointments',
  addresses: 'My addresses',
  measures: 'My measurements',
  commissions: 'My made-to-measure dress',
  privacy: 'My data',
  letter: 'The letter of the house',
  accessibility: 'Accessibility',
}

export const siteMapTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    siteMap: typeof fr
  }
}
