import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  thisDevice:
    'Votre liste reste sur cet appareil. Elle rejoindra votre compte dès que vous vous connecterez.',
  everywhere: 'Votre liste vous suit d’un appareil à l’autre.',
  withoutScript:
    'Vos favoris sont gardés par votre navigateur\u00a0: activez JavaScript pour les retrouver ici.',
  loading: 'Chargement de vos favoris...',
  failed: 'Erreur de chargement',
  failedText: 'Vos favoris n’ont pas pu être lus.',
  retry: 'Réessayer',
  emptyTitle: 'Rien de gardé encore',
  emptyText: 'Le cœur, au coin de chaque pièce, la garde ici le temps d’y penser.',
  toShop: 'Voir la boutique',
} as const

const en: SameShape<typeof fr> = {
  thisDevice: 'Your list stays on this device. It will join your account as soon as you sign in.',
  everywhere: 'Your list follows you from one device to another.',
  withoutScript: 'Your browser keeps your favourites: turn JavaScript on to find them here.',
  loading: 'Loading your favourites...',
  failed: 'Could not load',
  failedText: 'Your favourites could not be read.',
  retry: 'Try again',
  emptyTitle: 'Nothing kept yet',
  emptyText: 'The heart at the corner of each piece keeps it here while you think it over.',
  toShop: 'See the boutique',
}

export const favouritesViewTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favouritesView: typeof fr
  }
}
