/** The French texts of the mails about a commission. Each entry of `text` is one paragraph. */
export const commissionMailsFr = {
  greeting: 'Bonjour {{name}},',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  button: 'Ouvrir « Ma robe »',
  houseButton: 'Ouvrir la création',
  letters: {
    wished: {
      subject: 'Votre création {{number}}\u00a0: demande reçue',
      text: [
        'Votre demande de création sur mesure est arrivée. La maison la lit et vous répond sous deux jours ouvrés.',
        'La page ci-dessous vous appartient\u00a0: elle dira à chaque moment où nous en sommes.',
      ],
    },
    quoted: {
      subject: 'Votre devis {{number}}, version {{version}}',
      text: [
        'Votre devis est prêt\u00a0: {{total}}, valable jusqu’au {{until}}. Vous le lisez, l’enregistrez et l’acceptez sur votre page.',
      ],
    },
    accepted: {
      subject: 'Devis {{number}} accepté',
      text: [
        'Merci\u00a0: le devis, version {{version}}, est accepté, pour {{total}}. Le document accepté est joint à ce message.',
        'L’atelier commence dès que l’acompte de {{due}} est réglé, sur votre page.',
      ],
    },
    changed: {
      subject: 'Devis {{number}}\u00a0: nouvelle version acceptée',
      text: [
        'La version {{version}} remplace la précédente, pour {{total}}. Le document accepté est joint à ce message.',
      ],
    },
    paid: {
      subject: 'Paiement reçu pour {{number}}',
      text: ['Nous avons bien reçu {{amount}}. La facture est sur votre page.'],
    },
    due: {
      subject: 'Une échéance de votre création {{number}}',
      text: [
        'L’étape suivante approche\u00a0: {{stage}}. Elle commence dès que l’échéance de {{amount}} est réglée, sur votre page.',
      ],
    },
    passed: {
      subject: 'Votre création avance\u00a0: {{stage}}',
      text: ['Une étape est franchie\u00a0: {{stage}}.'],
    },
    toBook: {
      subject: 'Votre création avance\u00a0: {{stage}}',
      text: [
        'Une étape est franchie\u00a0: {{stage}}.',
        'La prochaine se passe au salon\u00a0: {{next}}. Vous en choisissez le jour sur votre page.',
      ],
    },
    moved: {
      subject: 'Votre création {{number}}\u00a0: nouvelle date',
      text: ['La date de votre événement est notée au {{date}}. Le calendrier de votre création suit.'],
    },
    message: {
      subject: 'Un message au sujet de votre création {{number}}',
      text: ['La maison vous a écrit. Les photos et tous les messages sont sur votre page.'],
    },
    declined: {
      subject: 'Votre demande {{number}}',
      text: ['Nous avons lu votre demande avec attention, et ne pouvons pas la réaliser. Voici pourquoi.'],
    },
    cancelled: {
      subject: 'Votre création {{number}} est annulée',
      text: ['La création est annulée. Voici ce que la maison vous en dit.'],
    },
    refunded: {
      subject: 'Remboursement pour {{number}}',
      text: ['Nous vous avons remboursé {{amount}}. L’avoir est sur votre page.'],
    },
    house: {
      subject: 'Création {{number}}\u00a0: {{what}}',
      text: ['{{what}}.'],
    },
  },
  whatHappened: {
    wished: 'nouvelle demande sur mesure',
    accepted: 'devis accepté',
    given_up: 'demande retirée',
    paid: 'échéance réglée',
    refund_failed: 'un remboursement a échoué',
    bank_asked: 'une banque interroge un paiement',
    message: 'nouveau message',
  },
} as const
