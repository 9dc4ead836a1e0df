import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Me prévenir du retour',
  size: 'Taille',
  email: 'Adresse e-mail',
  lead: 'Nous vous écrirons une seule fois, dès que la taille sera de retour. Les champs marqués d’un astérisque sont obligatoires.',
  submit: 'Me prévenir',
  close: 'Fermer',
  done: 'C’est compris',
  promise:
    'Votre adresse ne sert qu’à cela. Elle est oubliée une fois le courriel parti, ou au bout d’un an. Chaque courriel permet d’arrêter.',
  sizeRequired: 'Choisissez la taille que vous attendez.',
  failed: 'Votre demande n’a pas pu partir. Veuillez réessayer.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Tell me when it is back',
  size: 'Size',
  email: 'E-mail address',
  lead: 'We will write to you once, as soon as the size is back. Fields with an asterisk are required.',
  submit: 'Tell me',
  close: 'Close',
  done: 'Done',
  promise:
    'Your address is used for nothing else. It is forgotten once the mail has gone, or after a year. Every mail lets you stop.',
  sizeRequired: 'Choose the size that you are waiting for.',
  failed: 'Your request could not be sent. Please try again.',
}

export const askingTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    asking: typeof fr
  }
}
