import type { Wording } from './printed-parties.ts'

/** The reasons of refunds that a credit note can name. */
export const refundReasons = [
  'cancelled',
  'withdrawal',
  'defect',
  'gesture',
  'paid_too_late',
  'outside',
] as const

export type RefundReason = (typeof refundReasons)[number]

const wordings: Readonly<Record<RefundReason, Wording>> = {
  cancelled: { fr: 'Annulation de la commande', en: 'Order cancelled' },
  withdrawal: { fr: 'Rétractation', en: 'Withdrawal' },
  defect: { fr: 'Défaut de conformité', en: 'Lack of conformity' },
  gesture: { fr: 'Geste commercial', en: 'Goodwill' },
  paid_too_late: { fr: 'Commande close avant son paiement', en: 'Order closed before its payment' },
  outside: { fr: 'Remboursement', en: 'Refund' },
}

const isReason = (reason: string): reason is RefundReason => reason in wordings

/** The words for a reason; an unknown reason, which a later version wrote, gets the words of a simple refund. */
export const reasonOf = (reason: string): Wording => wordings[isReason(reason) ? reason : 'outside']
