import { defineAudit } from '../../shared/audit/define-audit.ts'

export const orderAudit = defineAudit('order', {
  'in-preparation': {
    fields: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a mis la commande en préparation',
    en: 'put the order in preparation',
  },
  shipped: {
    fields: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a expédié la commande, ou la tient prête',
    en: 'shipped the order, or keeps it ready',
  },
  delivered: {
    fields: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a remis la commande',
    en: 'handed the order over',
  },
  cancelled: {
    fields: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a annulé la commande',
    en: 'cancelled the order',
  },
  'in_preparation-taken-back': {
    fields: ['fulfilment', 'reason'],
    fr: 'est revenu sur la mise en préparation',
    en: 'took back that it was put in preparation',
  },
  'shipped-taken-back': {
    fields: ['fulfilment', 'reason'],
    fr: 'est revenu sur l’expédition',
    en: 'took back that it was shipped',
  },
  'delivered-taken-back': {
    fields: ['fulfilment', 'reason'],
    fr: 'est revenu sur la remise',
    en: 'took back that it was handed over',
  },
  'parcel-changed': {
    fields: ['carrier', 'trackingNumber', 'sure'],
    fr: 'a corrigé le colis',
    en: 'corrected the parcel',
  },
  'went-on': {
    fields: ['alerts'],
    fr: 'a laissé la commande suivre son cours malgré une alerte',
    en: 'let the order go on despite an alert',
  },
  'refund-requested': {
    fields: ['amountCents', 'reason'],
    fr: 'a demandé un remboursement',
    en: 'requested a refund',
  },
  'refund-sent-again': {
    fields: ['amountCents', 'refundId'],
    fr: 'a relancé un remboursement',
    en: 'sent a refund again',
  },
})

export const orderListAudit = defineAudit('orders', {
  exported: {
    fields: ['orders', 'columns', 'filters'],
    fr: 'a exporté les commandes',
    en: 'exported the orders',
  },
})
