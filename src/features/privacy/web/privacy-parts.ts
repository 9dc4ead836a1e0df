/** The parts of the page by the names that links point to: `/compte/confidentialite#appareils`. */
export const privacyParts = {
  consents: 'accords',
  sessions: 'appareils',
  export: 'donnees',
  closing: 'fermeture',
} as const
