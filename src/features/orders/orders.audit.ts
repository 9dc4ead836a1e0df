import { defineAudit } from '../../shared/audit/define-audit.ts'

export const orderAudit = defineAudit('order', {
  'in-preparation': {
    holds: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a mis la commande en préparation',
    en: 'put the order in preparation',
  },
  shipped: {
    holds: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a expédié la commande, ou la tient prête',
    en: 'shipped the order, or keeps it ready',
  },
  delivered: {
    holds: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a remis la commande',
    en: 'handed the order over',
  },
  cancelled: {
    holds: ['status', 'carrier', 'trackingNumber', 'sure'],
    fr: 'a annulé la commande',
    en: 'cancelled the order',
  },
  'shipped-taken-back': {
    holds: ['fulfilment', 'reason'],
    fr: 'est revenu sur l’expédition',
    en: 'took back that it was shipped',
  },
  'delivered-taken-back': {
    holds: ['fulfilment', 'reason'],
    fr: 'est revenu sur la remise',
    en: 'took back that it was handed over',
  },
  'parcel-changed': {
    holds: ['carrier', 'trackingNumber', 'sure'],
    fr: 'a corrigé le colis',
    en: 'corrected the parcel',
  },
  'went-on': {
    holds: ['alerts'],
    fr: 'a laissé la commande suivre son cours malgré une alerte',
    en: 'let the order go on despite an alert',
  },
  'refund-requested': {
    holds: ['amountCents', 'reason'],
    fr: 'a demandé un remboursement',
    en: 'requested a refund',
  },
  'refund-sent-again': {
    holds: ['amountCents', 'refundId'],
    fr: 'a relancé un remboursement',
    en: 'sent a refund again',
  },
})
