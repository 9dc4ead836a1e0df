/** What only the server says: why a call is refused. */
export const customersRefusalsFr = {
  errors: {
    customerNotFound: 'La maison ne connaît pas, ou plus, cette personne.',
    nameDiffers: 'Ce n’est pas le nom de la fiche.',
    erasureHindered: 'Il reste à finir {{title}} avant d’effacer cette personne.',
    samePerson: 'C’est la même fiche.',
    twoAccounts: 'Deux comptes ne se réunissent pas\u00a0: chacun a son mot de passe et ses commandes.',
    joinedAlready: 'À cette fiche, une autre est déjà réunie. Réunissez depuis elle, ou séparez-les d’abord.',
    joinNotFound: 'Ces fiches ne sont pas, ou plus, réunies.',
    joinFinal: 'Ces fiches sont réunies depuis plus de trente jours\u00a0: elles le restent.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    customers: typeof customersRefusalsFr
  }
}
