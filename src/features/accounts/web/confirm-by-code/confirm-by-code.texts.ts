import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Confirmer votre adresse e-mail',
  send: 'Recevoir un code',
  sendAgain: 'Recevoir un autre code',
  haveOne: 'J’ai déjà un code',
  failed: 'Le code n’a pas pu partir. Réessayez dans un instant.',
  code: 'Code à six chiffres',
  submit: 'Confirmer',
  submitting: 'Vérification…',
  many: 'Plus de {{most}} pièces à la fois\u00a0: avant de commander, confirmez que {{email}} est bien votre adresse.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Confirm your e-mail address',
  send: 'Get a code',
  sendAgain: 'Get another code',
  haveOne: 'I have a code',
  failed: 'The code could not be sent. Please try again in a moment.',
  code: 'Six-digit code',
  submit: 'Confirm',
  submitting: 'Checking…',
  many: 'More than {{most}} pieces at once: before you order, please confirm that {{email}} is your address.',
}

export const confirmByCodeTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    confirmByCode: typeof fr
  }
}
