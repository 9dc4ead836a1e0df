import { formatEuros } from '../../../../../shared/money.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../../ui/overlays/dialog.tsx'
import type { Order } from '../../../order.schema.ts'
import { isWaiting } from '../../../status/order-status.rules.ts'

export interface CancelDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly order: Order
  readonly busy: boolean
  /** The reason why the last attempt failed. */
  readonly failure: string | undefined
  readonly onCancel: () => void
}

/** Asks the customer to confirm that an order is cancelled, and says what happens to the money. */
export const CancelDialog = ({ open, onOpenChange, order, busy, failure, onCancel }: CancelDialogProps) => {
  const { t } = useTranslation('ownOrders')
  const paid = formatEuros(order.total - order.refunded)
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('cancelling.title')}
      description={isWaiting(order.status) ? t('cancelling.waiting') : t('cancelling.paid', { amount: paid })}
      closeLabel={t('cancelling.close')}
    >
      {failure && <Refusal>{failure}</Refusal>}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <Button variant="quiet" onClick={() => change(false)}>
          {t('cancelling.keep')}
        </Button>
        <Button loading={busy} onClick={onCancel}>
          {t('cancelling.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
