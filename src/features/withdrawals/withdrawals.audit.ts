import { defineAudit } from '../../shared/audit/define-audit.ts'

export const withdrawalAudit = defineAudit('withdrawal', {
  attached: {
    fields: ['reference', 'order'],
    fr: 'a rattaché la rétractation à une commande',
    en: 'attached the withdrawal to an order',
  },
  accepted: {
    fields: ['reference', 'amountCents', 'goodsReceived', 'withheldCents', 'withheldReason'],
    fr: 'a accepté la rétractation',
    en: 'accepted the withdrawal',
  },
  awaited: {
    fields: ['reference'],
    fr: 'attend le colis de la rétractation',
    en: 'waits for the parcel of the withdrawal',
  },
  refused: { fields: ['reference', 'reason'], fr: 'a refusé la rétractation', en: 'refused the withdrawal' },
  'parcel-noted': {
    fields: ['reference', 'cameOn', 'moreAwaited', 'products'],
    fr: 'a noté un colis reçu',
    en: 'noted a parcel',
  },
  'return-taken-back': {
    fields: ['reference', 'line', 'cameOn', 'state', 'quantity', 'words'],
    fr: 'est revenu sur un retour',
    en: 'took back a return',
  },
  'return-restocked': {
    fields: ['reference', 'line', 'quantity'],
    fr: 'a remis un retour en stock',
    en: 'put a return back in stock',
  },
})
