/** What only the server says: why a call is refused. */
export const takeBacksRefusalsFr = {
  errors: {
    nothingToTakeBack: 'Il n’y a rien sur quoi revenir.',
    changedSince: 'Cela a changé depuis\u00a0: on ne peut plus revenir dessus.',
    fieldsChangedSince: 'On ne peut plus revenir dessus. A changé depuis\u00a0: {{fields}}.',
    noLongerFits: 'Cela n’irait plus avec ce qui a changé depuis\u00a0: on ne peut plus revenir dessus.',
    toldAlready: 'La personne est déjà prévenue par courriel\u00a0: on ne peut plus revenir dessus.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'take-backs': typeof takeBacksRefusalsFr
  }
}
