import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Écrire à la maison',
  close: 'Fermer la conversation',
  online: 'En ligne',
  offline: 'Absente pour le moment',
  hours: 'Nous répondons\u00a0: {{times}}.',
  greetings: {
    lookbook: 'Bonjour. Une silhouette du look book vous plaît\u202f? Dites-nous laquelle.',
    inspiration: 'Bonjour. Racontez-nous ce qui vous inspire, nous le dessinerons avec vous.',
    customMade: 'Bonjour. Parlez-nous de la pièce que vous imaginez et de sa date.',
    shop: 'Bonjour. Une question sur une pièce, une taille ou un délai\u202f?',
    booking: 'Bonjour. Une question avant votre rendez-vous\u202f?',
    default: 'Bonjour. Comment pouvons-nous vous aider\u202f?',
  },
  quickLabel: 'Phrases toutes prêtes',
  quick: {
    quote: 'Je souhaite un devis',
    booking: 'Prendre rendez-vous',
    wedding: 'Robe de mariée',
    evening: 'Tenue de soirée',
  },
  message: 'Votre message',
  about: 'À propos de\u00a0: {{name}}, référence {{reference}}',
  attached: 'Joint à votre message\u00a0: {{name}}, référence {{reference}}',
  send: 'Envoyer sur WhatsApp',
  newTab: '(nouvel onglet)',
  notice:
    'La conversation se poursuit chez WhatsApp (Meta), dans un nouvel onglet. Rien ne lui est transmis avant l’envoi.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Write to the house',
  close: 'Close the conversation',
  online: 'Online',
  offline: 'Away at the moment',
  hours: 'We answer: {{times}}.',
  greetings: {
    lookbook: 'Hello. Does a look in the look book speak to you? Tell us which one.',
    inspiration: 'Hello. Tell us what inspires you: we shall draw it with you.',
    customMade: 'Hello. Tell us about the piece you imagine, and its date.',
    shop: 'Hello. A question about a piece, a size or a delivery time?',
    booking: 'Hello. A question before your appointment?',
    default: 'Hello. How can we help you?',
  },
  quickLabel: 'Ready sentences',
  quick: {
    quote: 'I would like a quote',
    booking: 'Book an appointment',
    wedding: 'Wedding dress',
    evening: 'Evening wear',
  },
  message: 'Your message',
  about: 'About: {{name}}, reference {{reference}}',
  attached: 'Attached to your message: {{name}}, reference {{reference}}',
  send: 'Send on WhatsApp',
  newTab: '(new tab)',
  notice:
    'The conversation goes on at WhatsApp (Meta), in a new tab. Nothing is passed on to them before you send.',
}

export const chatPanelTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chatPanel: typeof fr
  }
}
