import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'

interface CancelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly order: AdminOrder
  readonly cancelling: boolean
  readonly onCancel: () => Promise<void>
}

/** Asks before an order is called off, and says what becomes of its pieces and its money. */
export const CancelDialog = ({ open, onClose, order, cancelling, onCancel }: CancelDialogProps) => {
  const { t } = useTranslation('adminOrders')
  const amount = formatEuros(order.payment?.refundable ?? 0, useLanguage())
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('cancel.title')}
      closeLabel={t('cancel.keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button loading={cancelling} onClick={() => void onCancel()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <p>{order.status === 'pending_payment' ? t('cancel.unpaid') : t('cancel.paid', { amount })}</p>
    </Dialog>
  )
}
