/** What only the server says: why a call is refused. */
export const teamRefusalsFr = {
  errors: {
    alreadyMember: 'Cette personne fait déjà partie de l’équipe.',
    accountBlocked: 'Le compte de cette adresse est suspendu\u00a0: rétablissez-le d’abord.',
    alreadyEntered: 'Cette personne est déjà entrée\u00a0: il n’y a plus d’invitation à renvoyer.',
    notToView: 'On ne regarde ni avec ses propres droits, ni avec ceux d’un compte suspendu.',
    notToHandOver:
      'La maison se transmet à une personne de l’équipe qui est déjà entrée et dont l’accès est ouvert.',
    ownSessions: 'Vos propres appareils se déconnectent dans votre compte.',
  },
  fields: {
    firstName: 'Indiquez le prénom.',
    lastName: 'Indiquez le nom.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    team: typeof teamRefusalsFr
  }
}
