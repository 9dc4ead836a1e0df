import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  emailInvalid: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
  subjectTooShort: 'L’objet doit contenir au moins 2 caractères',
  messageTooShort: 'Le message doit contenir au moins 10 caractères',
  metaTitle: 'Contact',
  description:
    'Écrivez-nous, appelez-nous, ou venez au salon\u00a0: l’adresse, les horaires et le formulaire de contact de la maison.',
  title: 'Nous Contacter',
  lead: 'Une question, une idée, une retouche\u00a0: écrivez-nous, quelqu’un de l’atelier vous répond.',
  required: 'Tous les champs sont obligatoires.',
  fullName: 'Nom complet',
  email: 'Adresse e-mail',
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
  map: 'Ouvrir le plan (OpenStreetMap)',
} as const

const en: SameShape<typeof fr> = {
  nameTooShort: 'The name must have at least 2 characters',
  emailInvalid: 'Invalid e-mail address: write it like name@example.com.',
  subjectTooShort: 'The subject must have at least 2 characters',
  messageTooShort: 'The message must have at least 10 characters',
  metaTitle: 'Contact',
  description:
    'Write to us, call us, or come to the salon: the address, hours and contact form of the house.',
  title: 'Contact us',
  lead: 'A question, an idea, an alteration: write to us, and somebody from the atelier will answer.',
  required: 'All fields are required.',
  fullName: 'Full name',
  email: 'E-mail address',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send the message',
  submitting: 'Sending...',
  sentTitle: 'Message sent',
  sentText: 'We will respond to you as soon as possible.',
  receipt: 'A confirmation is on its way to your address.',
  another: 'Write another message',
  failed: 'Your message could not be sent. Your words are still here: check your connection and try again.',
  privacy: 'Your message is used to answer you. It is deleted a year after our exchange has ended.',
  privacyNotice: 'Privacy notice',
  newTab: '(new tab)',
  visitTitle: 'Come to the salon',
  visitText: 'We receive by appointment, one customer at a time.',
  book: 'Book an appointment',
  map: 'Open the map (OpenStreetMap)',
}

export const contactTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    contact: typeof fr
  }
}
