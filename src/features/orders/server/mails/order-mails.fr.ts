/** The French texts of the mails about an order. Each entry of `text` is one paragraph. */
export const orderMailsFr = {
  greeting: 'Bonjour {{firstName}},',
  farewell: 'L’équipe de {{house}}',
  /** A sentence in the mail to the house about a dispute. */
  disputeDue: ' Elle attend une réponse avant le {{day}}.',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  total: 'Total, TVA incluse',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  shipping: 'Livraison',
  free: 'Gratuit',
  size: 'Taille\u00a0: {{size}}',
  madeToMeasure: 'Sur mesure',
  promised: 'Livraison entre le {{from}} et le {{to}}',
  meantFor: 'Pour votre événement du {{day}}\u00a0: tout sera chez vous au plus tard le {{last}}.',
  meantForUnpromised:
    'Pour votre événement du {{day}}\u00a0: nous ne pouvons pas promettre ce jour. Tout sera prêt au plus tard le {{last}}.',
  meantForReady:
    'Pour votre événement du {{day}}\u00a0: tout vous attendra à l’atelier au plus tard le {{last}}.',
  measuredAtSalon:
    'Vos mesures\u00a0: nous vous attendons au salon {{when}}. Un message à part confirme la visite.',
  measuredAtHome:
    'Vos mesures\u00a0: nous vous écrivons comment les prendre chez vous, et vous appelons au {{phone}} pour les relire ensemble.',
  ready: 'À retirer à l’atelier entre le {{from}} et le {{to}}',
  excluded:
    'Pièce confectionnée à vos mesures\u00a0: le droit de rétractation ne s’applique pas (art. L221-28 3°). Les garanties légales restent dues.',
  durability:
    'Garantie commerciale de durabilité de la maison\u00a0: {{years}}\u00a0ans, en plus de la garantie légale.',
  guaranteeAttached:
    'La notice harmonisée de l’Union européenne sur la garantie légale de conformité est jointe à ce message.',
  guaranteeLaw: 'Garantie légale de conformité\u00a0: le texte de la loi',
  withdrawal:
    'Vous avez 14 jours après la réception pour changer d’avis\u00a0; le formulaire de rétractation est joint à votre facture. Vous pouvez également exercer votre droit de rétractation en ligne sur {{withdrawal}}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
  changeOfMind:
    'Vous avez jusqu’au {{until}} pour changer d’avis sur les pièces qui ne sont pas à vos mesures. Pour renoncer au contrat en ligne\u00a0: {{withdrawal}}.',
  terms:
    'Conditions générales de vente acceptées, version {{version}}. Garantie légale de conformité\u00a0: 2 ans. Garantie des vices cachés\u00a0: 2 ans. Le contrat complet est joint à votre facture.',
  paid: {
    subject: 'Votre commande {{number}} est confirmée',
    text: ['Merci. Votre paiement est arrivé, et l’atelier prend votre commande en main.'],
    button: 'Suivre ma commande',
  },
  inPreparation: {
    subject: 'Votre commande {{number}} est à l’atelier',
    text: ['Nos mains préparent votre commande {{number}}. Nous vous écrirons dès qu’elle partira.'],
    button: 'Suivre ma commande',
  },
  shipped: {
    subject: 'Votre commande {{number}} est partie',
    text: [
      'Votre commande {{number}} est en route, confiée à {{carrier}}. Numéro de suivi\u00a0: {{tracking}}.',
    ],
    button: 'Suivre mon colis',
  },
  readyForPickup: {
    subject: 'Votre commande {{number}} vous attend à l’atelier',
    text: [
      'Votre commande {{number}} est prête. Venez la retirer à l’atelier, {{address}}, avec ce message.',
    ],
    button: 'Voir ma commande',
  },
  delivered: {
    subject: 'Votre commande {{number}} est arrivée',
    text: ['Votre commande {{number}} vous est remise. Nous espérons qu’elle vous va comme il faut.'],
    button: 'Voir ma commande',
  },
  parcelChanged: {
    subject: 'Le suivi de votre commande {{number}} a changé',
    text: [
      'Le suivi de votre commande {{number}} a changé\u00a0: elle est confiée à {{carrier}}, sous le numéro {{tracking}}. Celui que nous vous avions donné ne vaut plus.',
    ],
    button: 'Suivre mon colis',
  },
  notInPreparation: {
    subject: 'Votre commande {{number}} n’est pas encore à l’atelier',
    text: [
      'Nous vous avions écrit que votre commande {{number}} était à l’atelier. C’était une erreur de notre part, et nous vous prions de nous en excuser\u00a0: elle attend encore. Nous vous écrirons dès qu’elle sera préparée.',
    ],
    button: 'Voir ma commande',
  },
  notShipped: {
    subject: 'Votre commande {{number}} n’est pas encore partie',
    text: [
      'Nous vous avions écrit que votre commande {{number}} était en route. C’était une erreur de notre part, et nous vous prions de nous en excuser\u00a0: elle est encore chez nous. Nous vous écrirons dès qu’elle partira.',
    ],
    button: 'Voir ma commande',
  },
  notReady: {
    subject: 'Votre commande {{number}} n’est pas encore prête',
    text: [
      'Nous vous avions écrit que votre commande {{number}} vous attendait à l’atelier. C’était une erreur de notre part, et nous vous prions de nous en excuser\u00a0: elle n’est pas encore prête. Nous vous écrirons dès qu’elle le sera.',
    ],
    button: 'Voir ma commande',
  },
  notDelivered: {
    subject: 'Votre commande {{number}} ne vous a pas encore été remise',
    text: [
      'Nous vous avions écrit que votre commande {{number}} vous était remise. C’était une erreur de notre part, et nous vous prions de nous en excuser. Les délais qui commencent le jour où vous la recevez ne courent pas encore.',
      'Si vous l’avez pourtant reçue, écrivez-nous\u00a0: {{email}}.',
    ],
    button: 'Voir ma commande',
  },
  cancelled: {
    subject: 'Votre commande {{number}} est annulée',
    text: [
      'Votre commande {{number}} est annulée. Nous vous rendons ce que vous avez payé, par le même moyen de paiement, et vous écrirons dès que c’est parti.',
    ],
    button: 'Voir ma commande',
  },
  cancelledDisputed: {
    subject: 'Votre commande {{number}} est annulée',
    text: [
      'Votre commande {{number}} est annulée. Le paiement en est contesté auprès de votre banque, qui nous en a repris le montant\u00a0: elle vous dira quand elle vous le rend.',
    ],
    button: 'Voir ma commande',
  },
  cancelledUnpaid: {
    subject: 'Votre commande {{number}} est annulée',
    text: [
      'La maison a annulé votre commande {{number}}, qui attendait son paiement. Rien n’a été débité, et ses pièces ne vous sont plus réservées.',
      'Votre panier est resté tel que vous l’avez laissé. Si cette annulation vous étonne, écrivez-nous\u00a0: {{email}}.',
    ],
    button: 'Voir ma commande',
  },
  expired: {
    subject: 'Votre commande {{number}} n’a pas été payée',
    text: [
      'Votre commande {{number}} attendait son paiement, et son délai est passé\u00a0: ses pièces sont de nouveau en vente, et rien n’a été débité.',
      'Votre panier est resté tel que vous l’avez laissé.',
    ],
    button: 'Revenir à mon panier',
  },
  paidTooLate: {
    subject: 'Votre paiement pour la commande {{number}} vous est rendu',
    text: [
      'Votre paiement est arrivé quand la commande {{number}} était déjà close, et ses pièces ne sont plus là. Nous vous rendons aussitôt tout le montant, par le même moyen de paiement.',
      'Nous en sommes désolés. Écrivez-nous à {{email}}\u00a0: l’atelier cherchera comment vous la refaire.',
    ],
    button: 'Voir ma commande',
  },
  refunded: {
    subject: 'Remboursement de votre commande {{number}}',
    text: [
      'Nous vous avons remboursé {{amount}} sur votre commande {{number}}, par le même moyen de paiement. Votre banque peut mettre 5 à 10 jours ouvrés à l’afficher.',
      'L’avoir {{creditNote}} est dans votre compte.',
    ],
    button: 'Voir ma commande',
  },
  invoice: {
    subject: 'Votre facture {{paper}}',
    text: [
      'Voici la facture {{paper}} de votre commande {{number}}, et votre contrat. Conservez-les\u00a0: ils restent aussi dans votre compte.',
    ],
    button: 'Voir ma commande',
  },
  creditNote: {
    subject: 'Votre avoir {{paper}}',
    text: [
      'Voici l’avoir {{paper}} de votre commande {{number}}. Il corrige votre facture, et reste aussi dans votre compte.',
    ],
    button: 'Voir ma commande',
  },
  /** The mail to the house itself. */
  house: {
    ordered: {
      subject: 'Nouvelle commande {{number}}\u00a0: {{amount}}',
      text: '{{name}} a payé la commande {{number}}, {{amount}}, promise pour le {{day}}.',
      button: 'Ouvrir la commande',
    },
    refundFailed: {
      subject: 'Remboursement refusé\u00a0: commande {{number}}',
      text: 'Le prestataire de paiement n’a pas pu rendre {{amount}} sur la commande {{number}} ({{reason}}). La cliente les attend\u00a0: voyez la commande, puis essayez encore, ou remboursez par un autre moyen.',
      button: 'Ouvrir la commande',
    },
    suspected: {
      subject: 'Paiement suspect\u00a0: commande {{number}}',
      text: 'Le paiement de {{amount}} pour la commande {{number}} est signalé comme frauduleux ({{reason}}). Ne préparez et n’envoyez rien avant qu’un administrateur ait décidé\u00a0: continuer, ou rembourser et annuler.',
      button: 'Ouvrir la commande',
    },
    disputed: {
      subject: 'Paiement contesté\u00a0: commande {{number}}',
      text: 'La banque de la cliente conteste {{amount}} sur la commande {{number}}\u00a0: {{reason}}.{{due}} La page de la commande dit quoi envoyer à la banque, et où. Ce qui n’est pas encore parti attend la décision d’un administrateur.',
      button: 'Ouvrir la commande',
    },
    disputeWon: {
      subject: 'Contestation close en faveur de la maison\u00a0: commande {{number}}',
      text: 'La banque a tranché\u00a0: {{amount}} de la commande {{number}} restent à la maison.',
      button: 'Ouvrir la commande',
    },
    disputeLost: {
      subject: 'Contestation perdue\u00a0: commande {{number}}',
      text: 'La banque a tranché\u00a0: elle rend {{amount}} de la commande {{number}} à la cliente ({{reason}}). Ne remboursez pas cette somme une seconde fois.',
      button: 'Ouvrir la commande',
    },
  },
} as const

/** The events about which the house writes a mail. */
export type OrderMailKind = {
  [Key in keyof typeof orderMailsFr]: (typeof orderMailsFr)[Key] extends { readonly subject: string }
    ? Key
    : never
}[keyof typeof orderMailsFr]
