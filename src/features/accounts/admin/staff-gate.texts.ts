import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Réservé à la maison',
  text: 'Vous devez être administrateur pour accéder au tableau de bord.',
  toAccount: 'Voir mon compte',
  adminsOnly: 'Cette page est réservée aux administrateurs de la maison.',
  factor: {
    title: 'Encore une étape',
    text: 'La maison demande à ses administrateurs la validation en deux étapes. Mettez-la en place, puis revenez.',
    toIt: 'La mettre en place',
  },
  ownAccount: 'Mon compte',
  signOut: 'Se déconnecter',
} as const

const en: SameShape<typeof fr> = {
  title: 'For the house only',
  text: 'Only administrators may see the dashboard.',
  toAccount: 'See my account',
  adminsOnly: 'This page is for the administrators of the house.',
  factor: {
    title: 'One more step',
    text: 'The house asks its administrators for two-step sign-in. Set it up, then come back.',
    toIt: 'Set it up',
  },
  ownAccount: 'My account',
  signOut: 'Sign out',
}

export const staffGateTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    staffGate: typeof fr
  }
}
