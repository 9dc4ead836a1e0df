import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import { ownCommissionTexts } from '../own/own-commission.texts.ts'

const fr = {
  metaTitle: 'Votre projet sur mesure',
  metaDescription:
    'Décrivez la pièce que vous imaginez\u00a0: occasion, date, budget, envies. La maison vous répond sous deux jours ouvrés.',
  title: 'Racontez-nous la pièce que vous imaginez',
  lead: 'Quelques mots suffisent. La maison vous répond sous deux jours ouvrés, et vous propose une rencontre. Rien ne vous engage.',
  required: 'Les champs marqués d’un astérisque sont nécessaires.',
  occasion: 'Pour quelle occasion',
  occasions: { ...ownCommissionTexts.fr.occasions, other: 'Autre' },
  eventDate: 'Date de l’événement',
  eventDateHint: 'Même approximative. Une robe de mariée demande neuf mois, trois au moins.',
  soon: 'C’est dans moins de trois mois\u00a0: dites-le-nous tout de même, nous verrons ce qui est possible.',
  past: 'Cette date est passée.',
  eventPlace: 'Lieu',
  eventPlaceHint: 'Ville, lieu de la cérémonie.',
  budget: 'Budget envisagé',
  noBudget: 'Je ne sais pas encore',
  budgets: ownCommissionTexts.fr.budgets,
  words: 'Vos envies',
  wordsHint: 'Matière, coupe, ce que vous aimez et ce que vous n’aimez pas.',
  measures: 'Vos mesures',
  measuresSalon: 'Prises ensemble au salon',
  measuresKept: 'Ma fiche de mesures',
  about: 'À partir de\u00a0: {{name}}',
  you: 'Vous',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  phoneHint: 'Pour convenir d’une rencontre, jamais pour vous démarcher.',
  missing: 'Ce champ est nécessaire.',
  privacy: 'Ces données servent à votre projet et à lui seul.',
  privacyNotice: 'Notre politique de confidentialité',
  newTab: '(nouvel onglet)',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours',
  failed: 'Votre demande n’est pas partie. Réessayez\u00a0: elle ne comptera qu’une fois.',
  sentTitle: 'Votre demande est arrivée',
  sentText:
    'Elle porte le numéro {{number}}. Un courriel vous en donne le lien. Vous y joignez les photos de ce que vous aimez, et nous y écrivez.',
  open: 'Suivre ma création',
  visit: 'Prendre rendez-vous dès maintenant',
} as const

const en: SameShape<typeof fr> = {
  metaTitle: 'Your project made to measure',
  metaDescription:
    'Describe the piece that you imagine: occasion, date, budget, wishes. The house answers within two working days.',
  title: 'Tell us of the piece that you imagine',
  lead: 'A few words are enough. The house answers within two working days and proposes a meeting. Nothing binds you.',
  required: 'The fields with an asterisk are needed.',
  occasion: 'For which occasion',
  occasions: { ...ownCommissionTexts.en.occasions, other: 'Other' },
  eventDate: 'Date of the event',
  eventDateHint: 'Even approximately. A wedding gown takes nine months, three at least.',
  soon: 'This is in less than three months: do tell us all the same, we shall see what is possible.',
  past: 'This date has passed.',
  eventPlace: 'Place',
  eventPlaceHint: 'Town, place of the ceremony.',
  budget: 'Budget in mind',
  noBudget: 'I do not know yet',
  budgets: ownCommissionTexts.en.budgets,
  words: 'Your wishes',
  wordsHint: 'Cloth, cut, what you love and what you do not.',
  measures: 'Your measurements',
  measuresSalon: 'Taken together at the salon',
  measuresKept: 'My sheet of measurements',
  about: 'Beginning from: {{name}}',
  you: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Telephone',
  phoneHint: 'To agree on a meeting, never to canvass you.',
  missing: 'This field is needed.',
  privacy: 'These data serve your project and nothing else.',
  privacyNotice: 'Our privacy notice',
  newTab: '(new tab)',
  submit: 'Send my request',
  submitting: 'Sending',
  failed: 'Your request did not leave. Please try again: it will only count once.',
  sentTitle: 'Your request has arrived',
  sentText:
    'Its number is {{number}}. An e-mail gives you its link. There you add pictures of what you love, and write to us.',
  open: 'Follow my commission',
  visit: 'Book a meeting now',
}

export const wishTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    wish: typeof fr
  }
}
