import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  caption: 'Ce qui est à faire, le plus pressé d’abord',
  columns: { what: 'Quoi', kind: 'Nature', detail: 'Qui', due: 'Échéance', act: 'Geste' },
  kinds: {
    alert: 'Paiement suspect ou contesté',
    refund: 'Remboursement non abouti',
    withdrawal: 'Rétractation',
    late: 'Commande en retard',
    prepare: 'À préparer',
    appointment: 'Rendez-vous',
    message: 'Message',
    testimonial: 'Avis sur la maison',
    'product-review': 'Avis sur une pièce',
    mail: 'Courrier',
  },
  notes: {
    'to-decide': 'à décider',
    bank: 'réponse à la banque',
    failed: 'échec',
    'parcel-awaited': 'colis attendu',
    'parcel-late': 'colis en retard',
    'parcel-back': 'colis reçu, à rembourser',
    'to-answer': 'à répondre',
    'to-confirm': 'à confirmer',
    expected: 'attendue',
    reported: 'signalé',
  },
  clock: {
    now: 'dès maintenant',
    today: 'aujourd’hui',
    left_one: 'demain',
    left_other: 'dans {{count}} jours',
    late_one: '{{count}} jour de retard',
    late_other: '{{count}} jours de retard',
  },
  acts: {
    prepare: 'Mettre en préparation',
    confirm: 'Confirmer',
    'publish-testimonial': 'Publier',
    'publish-product-review': 'Publier',
    'send-again': 'Renvoyer',
  },
  undo: 'Revenir en arrière',
  done: {
    prepare: 'Commande mise en préparation',
    confirm: 'Rendez-vous confirmé',
    'publish-testimonial': 'Avis publié',
    'publish-product-review': 'Avis publié',
    'send-again': 'Message remis en file',
  },
  failedAct: 'Cela n’a pas abouti.',
  panel: { close: 'Revenir à la liste', failed: 'Cette fiche n’a pas pu être ouverte.' },
  failed: 'Ce qui est à faire n’a pas pu être lu.',
  retry: 'Réessayer',
  more: 'Il y en a davantage\u00a0: chaque salle montre les siens.',
  empty: {
    title: 'Tout est fait.',
    lead: 'Aucune commande n’attend, personne n’attend de réponse. Cette liste se remplit d’elle-même.',
  },
} as const

const en: SameShape<typeof fr> = {
  caption: 'What is to be done, the most urgent first',
  columns: { what: 'What', kind: 'Kind', detail: 'Who', due: 'Due', act: 'Act' },
  kinds: {
    alert: 'Suspected or disputed payment',
    refund: 'Refund that did not go',
    withdrawal: 'Withdrawal',
    late: 'Late order',
    prepare: 'To prepare',
    appointment: 'Appointment',
    message: 'Message',
    testimonial: 'Review of the house',
    'product-review': 'Review of a piece',
    mail: 'Mail',
  },
  notes: {
    'to-decide': 'to decide',
    bank: 'answer to the bank',
    failed: 'failed',
    'parcel-awaited': 'parcel awaited',
    'parcel-late': 'parcel late',
    'parcel-back': 'parcel back, to refund',
    'to-answer': 'to answer',
    'to-confirm': 'to confirm',
    expected: 'expected',
    reported: 'reported',
  },
  clock: {
    now: 'now',
    today: 'today',
    left_one: 'tomorrow',
    left_other: 'in {{count}} days',
    late_one: '{{count}} day late',
    late_other: '{{count}} days late',
  },
  acts: {
    prepare: 'Begin preparation',
    confirm: 'Confirm',
    'publish-testimonial': 'Publish',
    'publish-product-review': 'Publish',
    'send-again': 'Send again',
  },
  undo: 'Undo',
  done: {
    prepare: 'The order is in preparation',
    confirm: 'Appointment confirmed',
    'publish-testimonial': 'Review published',
    'publish-product-review': 'Review published',
    'send-again': 'The mail is in the queue again',
  },
  failedAct: 'This did not succeed.',
  panel: { close: 'Back to the list', failed: 'This record could not be opened.' },
  failed: 'What is to be done could not be read.',
  retry: 'Try again',
  more: 'There is more: each room shows its own.',
  empty: {
    title: 'All is done.',
    lead: 'No order waits, nobody waits for an answer. This list fills by itself.',
  },
}

export const todayTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    today: typeof fr
  }
}
