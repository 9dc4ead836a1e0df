import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  emailInvalid: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
  title: 'La lettre de la maison',
  label: 'Votre e-mail',
  submit: 'S’inscrire',
  submitting: 'Envoi...',
  consent:
    'Nouvelles pièces, essayages, rendez-vous de l’atelier, quelques fois par an. Vous confirmez par e-mail, et pouvez arrêter d’un clic.',
  privacyNotice: 'Ce que nous faisons de votre adresse',
  failed: 'Votre inscription n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
} as const

const en: SameShape<typeof fr> = {
  emailInvalid: 'Invalid e-mail address: write it like name@example.com.',
  title: 'The letter of the house',
  label: 'Your e-mail',
  submit: 'Subscribe',
  submitting: 'Sending...',
  consent:
    'New pieces, fittings and events of the atelier, a few times a year. You confirm by e-mail, and can stop with one click.',
  privacyNotice: 'What we do with your address',
  failed: 'Your subscription could not be sent. Check your connection and try again.',
}

export const subscribingTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    subscribing: typeof fr
  }
}
