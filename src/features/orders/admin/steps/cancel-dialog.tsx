import { formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'

interface CancelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly order: AdminOrder
  readonly cancelling: boolean
  readonly onCancel: () => void
}

/** Asks the admin to confirm that an order is cancelled, and says what happens to its products and its money. */
export const CancelDialog = ({ open, onClose, order, cancelling, onCancel }: CancelDialogProps) => {
  const { t } = useTranslation('adminOrders')
  const refundable = order.payment?.refundable ?? 0
  const amount = formatEuros(refundable)
  const isPaid = order.status !== 'pending_payment'
  const isWithBank = order.payment?.disputes.some(({ holdsMoney }) => holdsMoney) ?? false
  const consequence = () => {
    if (!isPaid) return t('cancel.unpaid')
    return isWithBank && refundable === 0 ? t('cancel.withBank') : t('cancel.paid', { amount })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isPaid && refundable > 0 ? t('cancel.titlePaid', { amount }) : t('cancel.title')}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      busy={cancelling}
      onConfirm={onCancel}
    >
      <p>{consequence()}</p>
    </ConfirmDialog>
  )
}
