import { asked } from '../../newsletter.sentences.ts'

export const subscribingTextsFr = {
  emailInvalid: 'Adresse e-mail invalide.',
  title: 'La lettre de la maison',
  label: 'Votre e-mail',
  submit: 'S’inscrire',
  submitting: 'Envoi...',
  consent:
    'Nouvelles pièces, essayages, rendez-vous de l’atelier, quelques fois par an. Vous confirmez par e-mail, et pouvez arrêter d’un clic.',
  privacyNotice: 'Ce que nous faisons de votre adresse',
  failed: 'Votre inscription n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
  page: {
    description:
      'Recevez les lettres de la maison\u00a0: nouvelles pièces, essayages et rendez-vous de l’atelier.',
    lead: 'Quelques lettres par an, écrites à l’atelier.',
    sent: asked.fr,
    sentTitle: 'Plus qu’un pas',
    toShop: 'Découvrir la boutique',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    subscribing: typeof subscribingTextsFr
  }
}
