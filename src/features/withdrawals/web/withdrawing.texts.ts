import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
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
    email: 'Adresse e-mail',
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
    declared: 'Rétractation déjà reçue\u00a0: nous vous répondons.',
  },
  faults: {
    required: 'Ce champ est obligatoire.',
    email: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
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
    mailed:
      'L’accusé de réception part par e-mail\u00a0; à une adresse que la commande ne porte pas, dès que vous l’aurez confirmée. Conservez cet accusé\u00a0: il est votre preuve.',
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

const en: SameShape<typeof fr> = {
  title: 'Withdraw from contract here',
  description:
    'Exercise your right of withdrawal online, free of charge and without giving a reason, within 14 days of delivery.',
  lead: 'Changed your mind? Say so here: no account, no cost, no reason asked.',
  steps: {
    label: 'The steps of a withdrawal',
    form: 'Declaration',
    review: 'Review',
    receipt: 'Receipt',
    done: '(done)',
  },
  withoutScript:
    'This form needs JavaScript. You can withdraw by the other means on this page: they count just as much.',
  form: {
    title: 'Your declaration',
    required: 'Fields marked with an asterisk are required.',
    contract: 'The order',
    orderNumber: 'Order number',
    orderNumberHint: 'It is in your confirmation e-mail: MC-2026-000123.',
    orderedOn: 'or date of the order',
    orderedOnHint: 'If you do not have the number to hand.',
    pieces: 'The pieces',
    piecesHint: 'Leave everything blank to withdraw from the whole order.',
    text: 'Pieces that you withdraw from',
    textHint: 'Their names and sizes. Leave blank for the whole order. No reason is asked.',
    textBesides: 'Anything to add',
    textBesidesHint: 'Optional. No reason is asked.',
    quantity: 'How many',
    quantityOf: 'How many: {{name}}',
    person: 'You',
    name: 'Full name',
    email: 'E-mail address',
    emailHint: 'The address used for the order. The acknowledgement goes there.',
    next: 'Review my declaration',
  },
  order: {
    failed: 'Your order could not be read. Please write the pieces below.',
    until: 'You have until {{day}}.',
    notArrived: 'It has not arrived yet: you can withdraw already.',
    late: 'The period has passed. You may declare all the same: we will look into it.',
    excluded: 'Made to your measurements: no withdrawal (art. L221-28 3°).',
    refunded: 'Already refunded.',
    declared: 'Withdrawal already received: we will answer you.',
  },
  faults: {
    required: 'This field is required.',
    email: 'Invalid e-mail address: write it like name@example.com.',
    order: 'Please give the order number, or its date.',
  },
  review: {
    title: 'Read it again before it goes',
    lead: 'This is exactly what we will receive.',
    confirm: 'Confirm withdrawal',
    sending: 'Sending…',
    change: 'Change',
    failed: 'Your declaration has not been sent',
    unreachable: 'We could not be reached. Please check your connection and try again: nothing is lost.',
    broken: 'Something went wrong. Please try again, or write to us: your right is untouched.',
  },
  receipt: {
    title: 'We have received your withdrawal',
    reference: 'Reference',
    at: 'Received on',
    atParis: '{{at}} (Paris time)',
    mailed:
      'The receipt is on its way by e-mail; to an address that the order does not bear, as soon as you have confirmed it. Please keep it: it is your proof.',
    print: 'Print',
    again: 'Make another declaration',
    content: 'What you declared',
  },
  aside: {
    title: 'Good to know',
    days: 'You have 14 days from delivery, that day not counted. If the last one is a Saturday, a Sunday or a public holiday, the next working day counts.',
    refund:
      'We refund you within 14 days of your declaration, by the same means of payment. We may wait for the pieces, or for proof that they were sent.',
    excluded:
      'Pieces made to your measurements cannot be returned (art. L221-28 3° of the French Consumer Code). The legal guarantees remain due.',
    otherWays: 'By other means',
    otherWaysLead: 'A letter or an e-mail counts as much as this form.',
    post: 'By post',
    mail: 'By e-mail',
    phone: 'A question',
  },
  model: {
    title: 'The model form',
    lead: 'To copy or to print, if you prefer paper.',
    to: 'To {{house}}:',
    notice:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
    ordered: 'Ordered on (*)/received on (*):',
    names: 'Name of consumer(s):',
    addresses: 'Address of consumer(s):',
    signature: 'Signature of consumer(s) (only if this form is notified on paper):',
    date: 'Date:',
    strike: '(*) Delete as appropriate.',
  },
}

export const withdrawingTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    withdrawing: typeof fr
  }
}
