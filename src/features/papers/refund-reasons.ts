import type { Wording } from './printed-parties.ts'

/** Why money goes back, as its credit note says it. */
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

/** A reason in words; one that a later version wrote is simply a refund. */
export const reasonOf = (reason: string): Wording => wordings[isReason(reason) ? reason : 'outside']
