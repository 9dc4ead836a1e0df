import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Réservé à la maison',
  text: 'Vous devez être administrateur pour accéder au tableau de bord.',
  toAccount: 'Voir mon compte',
  adminsOnly: 'Cette page est réservée aux administrateurs de la maison.',
  otherArea: 'Vos droits n’ouvrent pas cette page. Un administrateur de la maison peut vous l’ouvrir.',
  factor: {
    title: 'Encore une étape',
    text: 'La maison vous demande la validation en deux étapes. Mettez-la en place, puis revenez.',
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
  otherArea: 'Your rights do not open this page. An administrator of the house can open it to you.',
  factor: {
    title: 'One more step',
    text: 'The house asks you for two-step sign-in. Set it up, then come back.',
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
