import type { SameShape } from '../../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Votre code',
  telephone: {
    lead: 'Le mot de passe est juste. Ouvrez votre application de codes et recopiez celui de la maison.',
    label: 'Code à six chiffres',
    other: 'Sans mon téléphone',
  },
  recovery: {
    lead: 'Recopiez un de vos codes de secours. Chacun ne sert qu’une fois.',
    label: 'Code de secours',
    other: 'Avec mon téléphone',
  },
  submit: 'Entrer',
  submitting: 'Vérification…',
  back: 'Revenir au mot de passe',
} as const

const en: SameShape<typeof fr> = {
  title: 'Your code',
  telephone: {
    lead: 'Your password is right. Open your authenticator app and enter the code for the house.',
    label: 'Six-digit code',
    other: 'Use a recovery code',
  },
  recovery: {
    lead: 'Enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    other: 'Use my phone',
  },
  submit: 'Sign in',
  submitting: 'Checking…',
  back: 'Back to the password',
}

export const codeStepTexts = { fr, en }

declare module '../../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    codeStep: typeof fr
  }
}
