export const houseGateTextsFr = {
  title: 'Réservé à la maison',
  text: 'Vous devez être administrateur pour accéder au tableau de bord.',
  toAccount: 'Voir mon compte',
  ownAccount: 'Mon compte',
  signOut: 'Se déconnecter',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    houseGate: typeof houseGateTextsFr
  }
}
