export const ownAppointmentsTextsFr = {
  none: 'Aucun rendez-vous',
  noneText:
    'Une heure au salon, rien que pour vous, à toucher les étoffes et à parler de votre pièce. Appelez-nous\u00a0: nous trouverons le jour.',
  noneShort: 'Aucun rendez-vous. Pour en prendre un, appelez le salon.',
  call: 'Appeler le {{phone}}',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    ownAppointments: typeof ownAppointmentsTextsFr
  }
}
