export const withdrawingTextsFr = {
  title: 'Renoncer au contrat ici',
  description:
    'Exercez votre droit de rétractation en ligne, gratuitement et sans motif, dans les 14 jours qui suivent la réception.',
  lead: 'Vous avez changé d’avis\u00a0? Déclarez-le ici, sans compte, sans frais et sans donner de motif.',
  steps: {
    label: 'Les étapes de la rétractation',
    form: 'Déclaration',
    review: 'Vérification',
    receipt: 'Accusé de réception',
    done: '(fait)',
  },
  withoutScript:
    'Ce formulaire a besoin de JavaScript. Vous pouvez renoncer au contrat par les autres moyens de cette page\u00a0: ils valent autant.',
  form: {
    title: 'Votre déclaration',
    required: 'Les champs marqués d’un astérisque sont obligatoires.',
    contract: 'La commande',
    orderNumber: 'Numéro de commande',
    orderNumberHint: 'Il est dans l’e-mail de confirmation\u00a0: MC-2026-000123.',
    orderedOn: 'ou date de la commande',
    orderedOnHint: 'Si vous n’avez pas le numéro sous la main.',
    pieces: 'Les pièces',
    piecesHint: 'Sans rien cocher ni écrire, vous renoncez à toute la commande.',
    text: 'Pièces auxquelles vous renoncez',
    textHint: 'Leur nom et leur taille. Laissez vide pour toute la commande. Aucun motif n’est demandé.',
    textBesides: 'Autre chose à préciser',
    textBesidesHint: 'Facultatif. Aucun motif n’est demandé.',
    quantity: 'Combien',
    quantityOf: 'Combien\u00a0: {{name}}',
    person: 'Vous',
    name: 'Nom et prénom',
    email: 'E-mail',
    emailHint: 'L’adresse de la commande. L’accusé de réception y part.',
    next: 'Relire ma déclaration',
  },
  order: {
    failed: 'Votre commande n’a pas pu être lue. Écrivez les pièces ci-dessous.',
    until: 'Vous avez jusqu’au {{day}}.',
    notArrived: 'Elle n’est pas encore arrivée\u00a0: vous pouvez déjà y renoncer.',
    late: 'Le délai est passé. Vous pouvez déclarer quand même\u00a0: nous examinerons.',
    excluded: 'Confectionnée à vos mesures\u00a0: pas de rétractation (art. L221-28 3°).',
    refunded: 'Déjà remboursée.',
  },
  faults: {
    required: 'Ce champ est obligatoire.',
    email: 'Adresse e-mail invalide.',
    order: 'Indiquez le numéro de la commande, ou sa date.',
  },
  review: {
    title: 'Relisez avant d’envoyer',
    lead: 'Voici exactement ce que nous recevrons.',
    confirm: 'Confirmer la rétractation',
    sending: 'Envoi…',
    change: 'Modifier',
    failed: 'Votre déclaration n’est pas partie',
    unreachable:
      'La maison n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez\u00a0: rien n’est perdu.',
    broken: 'Une erreur est survenue. Réessayez, ou écrivez-nous\u00a0: votre droit reste entier.',
  },
  receipt: {
    title: 'Votre rétractation est reçue',
    reference: 'Référence',
    at: 'Reçue le',
    atParis: '{{at}} (heure de Paris)',
    mailed: 'L’accusé de réception part par e-mail. Gardez-le\u00a0: il est votre preuve.',
    print: 'Imprimer',
    again: 'Faire une autre déclaration',
    content: 'Ce que vous avez déclaré',
  },
  aside: {
    title: 'Bon à savoir',
    days: 'Vous avez 14 jours après la réception, ce jour non compté. Si le dernier tombe un samedi, un dimanche ou un jour férié, le suivant compte.',
    refund:
      'Nous vous remboursons au plus tard 14 jours après votre déclaration, par le même moyen de paiement. Nous pouvons attendre les pièces, ou la preuve de leur envoi.',
    excluded:
      'Les pièces confectionnées à vos mesures ne peuvent pas être rendues (art. L221-28 3°). Les garanties légales restent dues.',
    otherWays: 'Par un autre moyen',
    otherWaysLead: 'Une lettre ou un e-mail valent autant que ce formulaire.',
    post: 'Par courrier',
    mail: 'Par e-mail',
    phone: 'Une question',
  },
  model: {
    title: 'Le modèle de formulaire',
    lead: 'À recopier ou à imprimer, si vous préférez le papier.',
    to: 'À l’attention de {{house}}\u00a0:',
    notice:
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:',
    ordered: 'Commandé le (*)/reçu le (*)\u00a0:',
    names: 'Nom du (des) consommateur(s)\u00a0:',
    addresses: 'Adresse du (des) consommateur(s)\u00a0:',
    signature:
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
    date: 'Date\u00a0:',
    strike: '(*) Rayez la mention inutile.',
  },
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    withdrawing: typeof withdrawingTextsFr
  }
}
