import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  columns: {
    number: 'Commande',
    buyer: 'Cliente',
    email: 'E-mail',
    status: 'État',
    promised: 'Promise le',
    event: 'Cérémonie',
    measures: 'Mesures',
    pieces: 'Pièces',
    total: 'Total',
    placed: 'Passée le',
  },
  statuses: {
    pending_payment: 'En attente de paiement',
    paid: 'Payée',
    in_preparation: 'À l’atelier',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
    expired: 'Expirée',
    refunded: 'Remboursée',
    partially_refunded: 'Remboursée en partie',
  },
  toMeasure: {
    salon: 'Mesures au salon',
    home: 'Mesures chez elle',
    unknown: 'Mesures à convenir',
  },
  fileName: 'commandes',
} as const

const en: SameShape<typeof fr> = {
  columns: {
    number: 'Order',
    buyer: 'Customer',
    email: 'E-mail',
    status: 'Status',
    promised: 'Promised for',
    event: 'Ceremony',
    measures: 'Measurements',
    pieces: 'Pieces',
    total: 'Total',
    placed: 'Placed on',
  },
  statuses: {
    pending_payment: 'Awaiting payment',
    paid: 'Paid',
    in_preparation: 'At the atelier',
    shipped: 'Dispatched',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
    partially_refunded: 'Refunded in part',
  },
  toMeasure: {
    salon: 'Measured at the salon',
    home: 'Measured at home',
    unknown: 'Measuring to be arranged',
  },
  fileName: 'orders',
}

/** What the list of orders and a file of it say alike: the list in the browser, the file on the server. */
export const orderListWords = { fr, en }
