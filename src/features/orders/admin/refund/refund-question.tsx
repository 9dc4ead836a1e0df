import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { WantedRefund } from './use-give-back.ts'

/** A refund as it was filled in, with its amount. */
export interface AskedRefund {
  readonly refund: WantedRefund
  readonly cents: number
  /** How many products are restocked with it; undefined for a free amount. */
  readonly restocked?: number
}

interface RefundQuestionProps {
  readonly open: boolean
  readonly asked: AskedRefund
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks the admin to confirm a refund: the amount, the reason, and what happens to the products. */
export const RefundQuestion = ({ open, asked, busy, onClose, onConfirm }: RefundQuestionProps) => {
  const { t } = useTranslation('adminOrders')
  const { refund, cents, restocked } = asked
  const amount = formatEuros(eurosOfCents(cents))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('refund.question', { amount })}
      keep={t('refund.keep')}
      confirm={t('refund.submitPieces', { amount })}
      busy={busy}
      onConfirm={onConfirm}
    >
      <p>{t('refund.consequence', { reason: t(`money.reasons.${refund.reason}`) })}</p>
      {restocked !== undefined && <p className="mt-2">{t('refund.restocked', { count: restocked })}</p>}
    </ConfirmDialog>
  )
}
