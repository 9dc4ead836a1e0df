export const chatTextsFr = {
  open: 'Écrire à la maison sur WhatsApp',
  tooltip: 'Une question\u202f? Écrivez-nous.',
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

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    chat: typeof chatTextsFr
  }
}
