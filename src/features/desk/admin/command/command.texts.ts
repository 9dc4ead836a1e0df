import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Chercher dans l’espace de la maison',
  placeholder: 'Numéro, nom, téléphone, montant, réglage…',
  close: 'Fermer',
  nothing: 'Rien ne correspond.',
  failed: 'La recherche n’a pas abouti.',
  acts: 'Agir',
  deeds: {
    ship: 'Expédier',
    prepare: 'Préparer',
    refund: 'Rembourser',
    move: 'Déplacer',
    answer: 'Répondre',
  },
  rooms: 'Aller à',
  parts: 'Réglages',
  kinds: {
    order: 'Commandes',
    customer: 'Clientes',
    appointment: 'Rendez-vous',
    product: 'Pièces',
    message: 'Messages',
    withdrawal: 'Rétractations',
    commission: 'Créations',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Search the admin area',
  placeholder: 'Number, name, telephone, amount, setting…',
  close: 'Close',
  nothing: 'Nothing matches.',
  failed: 'The search did not succeed.',
  acts: 'Act',
  deeds: { ship: 'Ship', prepare: 'Prepare', refund: 'Refund', move: 'Move', answer: 'Answer' },
  rooms: 'Go to',
  parts: 'Settings',
  kinds: {
    order: 'Orders',
    customer: 'Customers',
    appointment: 'Appointments',
    product: 'Pieces',
    message: 'Messages',
    withdrawal: 'Withdrawals',
    commission: 'Commissions',
  },
}

export const commandTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    command: typeof fr
  }
}
