/** The French texts of the mails to a customer who waits for a size. Each entry of `text` is one paragraph. */
export const alertMailsFr = {
  greeting: 'Bonjour,',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  inSize: '{{name}}, taille {{size}}',
  madeToMeasure: '{{name}}, sur mesure',
  confirm: {
    subject: '{{piece}}\u00a0: confirmez votre alerte',
    text: [
      'Vous avez demandé un message quand cette pièce sera de retour\u00a0: {{piece}}.',
      'Confirmez, et nous vous écrirons une seule fois, dès qu’elle sera disponible. Le lien est valable {{hours}}\u00a0heures.',
      'Si vous n’avez rien demandé, ne faites rien\u00a0: votre adresse sera oubliée.',
    ],
    button: 'Me prévenir',
  },
  back: {
    subject: '{{piece}} est de retour',
    text: [
      'Bonne nouvelle\u00a0: {{piece}} est de nouveau disponible.',
      'Toutes les personnes qui l’attendaient sont prévenues en même temps. Rien n’est réservé\u00a0: la pièce est à qui la commande.',
      'C’était notre seul courriel\u00a0: cette demande est close et votre adresse n’est plus gardée pour elle.',
    ],
    button: 'Voir la pièce',
  },
  stop: 'Arrêter toutes les alertes à cette adresse',
} as const
