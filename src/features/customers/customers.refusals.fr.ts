/** What only the server says: why a call is refused. */
export const customersRefusalsFr = {
  errors: {
    customerNotFound: 'La maison ne connaît pas, ou plus, cette personne.',
    nameDiffers: 'Ce n’est pas le nom de la fiche.',
    erasureHindered: 'Il reste à finir {{title}} avant d’effacer cette personne.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    customers: typeof customersRefusalsFr
  }
}
