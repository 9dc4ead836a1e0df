/** The texts that only the server says. */
export const atelierRefusalsFr = {
  errors: {
    taskNotFound: 'Cette étape n’existe pas.',
    workNotFound: 'Ces heures sont déjà retirées.',
    notInHand:
      'Cette étape n’est pas en cours\u00a0: elle est franchie, ou ne l’est pas encore. Rechargez la page.',
    noteChanged: 'Quelqu’un a changé cette note entre-temps. Relisez-la avant d’écrire la vôtre.',
    future: 'Ce jour n’est pas encore venu.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    atelier: typeof atelierRefusalsFr
  }
}
