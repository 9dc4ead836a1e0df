/** The reasons why a call about the accounts is refused. Only the server says them. */
export const bookkeepingRefusalsFr = {
  errors: {
    periodTurned: 'Le dernier jour précède le premier.',
    periodTooLong: 'La période ne peut pas dépasser deux ans.',
    periodOutside: 'La période doit se trouver entre 2000 et 2100.',
    nothingIssued: 'Aucune facture ni aucun avoir n’a été émis dans cette période.',
    archiveNotFound: 'Cette archive n’est pas prête, ou n’est plus gardée.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    bookkeeping: typeof bookkeepingRefusalsFr
  }
}
