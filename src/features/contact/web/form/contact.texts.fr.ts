export const contactTextsFr = {
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  emailInvalid: 'Adresse e-mail invalide.',
  subjectTooShort: 'L’objet doit contenir au moins 2 caractères',
  messageTooShort: 'Le message doit contenir au moins 10 caractères',
  metaTitle: 'Contact',
  description:
    'Écrivez-nous, appelez-nous, ou venez au salon\u00a0: l’adresse, les horaires et le formulaire de contact de la maison.',
  title: 'Nous Contacter',
  lead: 'Une question, une idée, une retouche\u00a0: écrivez-nous, quelqu’un de l’atelier vous répond.',
  required: 'Tous les champs sont obligatoires.',
  fullName: 'Nom complet',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  submit: 'Envoyer le message',
  submitting: 'Envoi en cours...',
  sentTitle: 'Message envoyé',
  sentText: 'Nous vous répondrons dans les plus brefs délais.',
  receipt: 'Un accusé de réception part à votre adresse.',
  another: 'Écrire un autre message',
  failed:
    'Votre message n’a pas pu être envoyé. Vos mots sont toujours là\u00a0: vérifiez votre connexion et réessayez.',
  privacy: 'Votre message sert à vous répondre. Il est supprimé un an après la fin de nos échanges.',
  privacyNotice: 'Politique de confidentialité',
  newTab: '(nouvel onglet)',
  visitTitle: 'Venir au salon',
  visitText: 'Nous recevons sur rendez-vous, une cliente à la fois.',
  book: 'Prendre Rendez-vous',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    contact: typeof contactTextsFr
  }
}
