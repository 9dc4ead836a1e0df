/** The French texts of the mails about a withdrawal. Each entry of `text` is one paragraph. */
export const withdrawalMailsFr = {
  greeting: 'Bonjour {{name}},',
  farewell: 'L’équipe de {{house}}',
  received: {
    subject: 'Accusé de réception de votre rétractation {{reference}}',
    text: [
      'Nous avons reçu votre rétractation le {{at}} (heure de Paris). Sa référence est {{reference}}. En voici le contenu, tel que vous l’avez confirmé.',
    ],
    after: [
      'Si les pièces sont chez vous, renvoyez-les sous 14 jours à {{address}}, avec cette référence.',
      'Ce qui vous est dû vous est remboursé au plus tard le {{due}}, par le même moyen de paiement. Nous pouvons attendre les pièces, ou la preuve de leur envoi. Nous vous écrirons.',
      'Gardez ce message\u00a0: il est la preuve de votre déclaration.',
    ],
  },
  noted: {
    subject: 'Rétractation {{reference}} reçue\u00a0: confirmez votre adresse',
    text: [
      'Une rétractation nous a été adressée le {{at}} (heure de Paris) avec cette adresse e-mail. Elle porte la référence {{reference}} et elle est enregistrée à cette date.',
      'Nous ne connaissons pas cette adresse par une commande. Confirmez qu’elle est la vôtre, et vous recevez l’accusé de réception complet, avec ce qui a été déclaré.',
    ],
    button: 'Recevoir l’accusé de réception',
    hint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
    after: [
      'Ce qui est dû se rembourse au plus tard le {{due}}. Si cette rétractation ne vient pas de vous, ne faites rien.',
    ],
  },
  house: {
    subject: 'Rétractation {{reference}} reçue',
    text: [
      'Une rétractation est arrivée le {{at}} (heure de Paris). Ce qui est dû se rembourse au plus tard le {{due}}.',
    ],
    button: 'Ouvrir la rétractation',
    hint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  },
  accepted: {
    subject: 'Votre rétractation {{reference}} est acceptée',
    text: [
      'Votre rétractation {{reference}}, commande {{number}}, est acceptée. Nous vous remboursons {{amount}} par le même moyen de paiement\u00a0; un message vous dira quand c’est fait.',
    ],
    sending: 'Frais de livraison',
    total: 'Remboursé',
    withheld:
      'Nous avons retenu {{withheld}} pour la perte de valeur de ce qui est revenu (article L221-23 du Code de la consommation)\u00a0: {{reason}}',
    awaiting: 'Si les pièces sont encore chez vous, renvoyez-les à {{address}}, avec cette référence.',
  },
  awaited: {
    subject: 'Votre rétractation {{reference}} est acceptée\u00a0: renvoyez les pièces',
    text: [
      'Votre rétractation {{reference}}, commande {{number}}, est acceptée. Renvoyez les pièces à {{address}}, avec cette référence.',
      'Nous vous remboursons par le même moyen de paiement dès qu’elles sont revenues, ou dès que nous avons la preuve de leur envoi\u00a0: écrivez-nous à {{email}}.',
    ],
  },
  parcel: {
    subject: 'Votre colis est revenu\u00a0: rétractation {{reference}}',
    text: [
      'Le colis de votre rétractation {{reference}}, commande {{number}}, est revenu à l’atelier le {{day}}.',
    ],
    next: 'Nous regardons ce qu’il contient, et vous écrivons ce qui vous est remboursé.',
  },
  reminder: {
    subject: 'Rétractation {{reference}}\u00a0: rien n’est revenu',
    text: [
      'La rétractation {{reference}} de {{name}} est acceptée depuis deux semaines, et son colis n’est pas noté. Demandez où il est, ou notez que rien n’est revenu.',
    ],
    button: 'Ouvrir la rétractation',
    hint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  },
  refused: {
    subject: 'Réponse à votre rétractation {{reference}}',
    text: [
      'Nous avons examiné votre rétractation {{reference}}, et ne pouvons pas l’accepter. Voici pourquoi.',
    ],
    after: [
      'Vos garanties légales ne changent pas. Si vous n’êtes pas d’accord, répondez à {{email}}\u00a0; vous pouvez ensuite saisir gratuitement notre médiateur\u00a0: {{mediator}}.',
    ],
  },
}

export type WithdrawalMails = typeof withdrawalMailsFr
