import { z } from 'zod'
import type { RefundedPart } from './credit-note-of-refund.ts'
import type { Wording } from './printed-parties.ts'

const partsSchema = z.object({
  parts: z
    .array(
      z.object({
        line: z.union([z.number().int().nonnegative(), z.literal('shipping')]),
        quantity: z.number().int().positive(),
        cents: z.number().int().nonnegative(),
      }),
    )
    .default([]),
})

/** Which lines a refund is for, out of what was kept with it; none when it was made elsewhere. */
export const partsOf = (details: unknown): readonly RefundedPart[] => {
  const read = partsSchema.safeParse(details)
  return read.success ? read.data.parts : []
}

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
