/** What the house writes about the newsletter, in French. `text` is one paragraph an entry. */
export const newsletterMailsFr = {
  greeting: 'Bonjour,',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  stop: 'Ne plus recevoir nos lettres',
  confirm: {
    subject: 'Confirmez votre inscription à nos lettres',
    text: [
      'Vous avez demandé à recevoir les lettres de {{house}}\u00a0: nouvelles pièces, essayages et rendez-vous de l’atelier.',
      'Confirmez, et nous vous écrirons. Le lien est valable {{days}}\u00a0jours.',
      'Si vous n’avez rien demandé, ne faites rien\u00a0: votre adresse sera oubliée.',
    ],
    button: 'Confirmer mon inscription',
  },
  welcome: {
    subject: 'Bienvenue',
    text: [
      'Votre inscription est confirmée. Merci de votre confiance.',
      'Pour votre première commande, voici un code\u00a0: {{code}}. Il retire {{percent}}\u00a0% du sous-total\u00a0; saisissez-le dans votre panier.',
      'Nos lettres sont rares. Vous pouvez les arrêter à tout moment, par le lien au bas de chacune.',
    ],
    button: 'Découvrir la boutique',
  },
  welcomeBack: {
    subject: 'Contents de vous retrouver',
    text: [
      'Votre inscription est confirmée. Vous recevrez de nouveau nos lettres.',
      'Vous pouvez les arrêter à tout moment, par le lien au bas de chacune.',
    ],
    button: 'Découvrir la boutique',
  },
} as const
