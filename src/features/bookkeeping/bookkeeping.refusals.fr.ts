/** The reasons why a call about the accounts is refused. Only the server says them. */
export const bookkeepingRefusalsFr = {
  errors: {
    periodTurned: 'Le dernier jour précède le premier.',
    periodTooLong: 'La période ne peut pas dépasser deux ans.',
    periodOutside: 'La période doit se trouver entre 2000 et 2100.',
    periodNotReported: 'Ces jours ne sont pas une période d’e-reporting de la société.',
    periodNotEnded: 'Cette période n’est pas finie\u00a0: son fichier n’existe qu’après son dernier jour.',
    nothingIssued: 'Aucune facture ni aucun avoir n’a été émis dans cette période.',
    paperNotFound: 'Cette pièce n’existe pas.',
    archiveNotFound: 'Cette archive n’est pas prête, ou n’est plus gardée.',
    periodNotOver:
      'Cette période n’est pas finie\u00a0: un jour se clôture à partir de trois heures le lendemain.',
    alreadyClosed: 'Cette période est déjà clôturée.',
    nothingToClose: 'Aucune écriture n’a été passée dans cette période, ni avant elle.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    bookkeeping: typeof bookkeepingRefusalsFr
  }
}
