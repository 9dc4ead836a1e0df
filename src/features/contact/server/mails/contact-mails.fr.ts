/** What the house writes about messages, in French. `text` is one paragraph an entry. */
export const contactMailsFr = {
  farewell: 'L’équipe de {{house}}',
  receipt: {
    greeting: 'Bonjour,',
    subject: 'Nous avons bien reçu votre message',
    text: [
      'Votre message du {{day}} nous est parvenu. Nous vous répondrons dans les plus brefs délais.',
      'Si vous n’avez rien écrit, quelqu’un s’est trompé d’adresse\u00a0: il n’y a rien à faire.',
    ],
  },
  reply: {
    greeting: 'Bonjour {{name}},',
    subject: 'Re\u00a0: {{subject}}',
    written: 'Votre message du {{day}}\u00a0:',
    answer: 'Pour nous répondre, écrivez à {{email}}.',
  },
} as const
