import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { WantedRefund } from './use-give-back.ts'

/** A refund that was filled in, with what it comes to. */
export interface AskedRefund {
  readonly refund: WantedRefund
  readonly cents: number
  /** How many products go back into the stock with it; none is known of an amount. */
  readonly restocked?: number
}

interface RefundQuestionProps {
  readonly open: boolean
  readonly asked: AskedRefund
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks a second time before money goes back: how much, why, and what becomes of the products. */
export const RefundQuestion = ({ open, asked, busy, onClose, onConfirm }: RefundQuestionProps) => {
  const { t } = useTranslation('adminOrders')
  const { refund, cents, restocked } = asked
  const amount = formatEuros(eurosOfCents(cents), useLanguage())
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
