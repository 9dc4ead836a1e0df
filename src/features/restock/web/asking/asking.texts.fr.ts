export const askingTextsFr = {
  title: 'Me prévenir du retour',
  size: 'Taille',
  email: 'Adresse e-mail',
  lead: 'Nous vous écrirons une seule fois, dès que la taille sera de retour.',
  submit: 'Me prévenir',
  close: 'Fermer',
  done: 'C’est compris',
  promise:
    'Votre adresse ne sert qu’à cela. Elle est oubliée une fois le courriel parti, ou au bout d’un an. Chaque courriel permet d’arrêter.',
  sizeRequired: 'Choisissez la taille que vous attendez.',
  failed: 'Votre demande n’a pas pu partir. Veuillez réessayer.',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    asking: typeof askingTextsFr
  }
}
