import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'C’est bien vous\u00a0?',
  text: 'Ce que vous demandez engage la maison ou vos données. Confirmez-le\u00a0; cela vaut ensuite dix minutes.',
  password: 'Votre mot de passe',
  passwordOther: 'Par un code du téléphone',
  code: 'Code à six chiffres',
  codeOther: 'Par le mot de passe',
  confirm: 'Confirmer',
  cancel: 'Renoncer',
} as const

const en: SameShape<typeof fr> = {
  title: 'Is it you?',
  text: 'What you ask for touches the house’s money or your data. Please confirm that it is you; this counts for ten minutes.',
  password: 'Your password',
  passwordOther: 'Use a code from my phone',
  code: 'Six-digit code',
  codeOther: 'Use my password',
  confirm: 'Confirm',
  cancel: 'Not now',
}

export const proofTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    proof: typeof fr
  }
}
