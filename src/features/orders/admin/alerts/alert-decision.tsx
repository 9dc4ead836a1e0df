import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { CancelDialog } from '../steps/cancel-dialog.tsx'
import { useOrderStep } from '../steps/use-order-step.ts'

interface AlertDecisionProps {
  readonly order: AdminOrder
  readonly mayDecide: boolean
}

/**
 * The decision about a payment that is suspected or disputed: to go on, or to refund and cancel. Staff read who decides;
 * nothing is shown once it is decided. What has left the house can no longer be cancelled.
 */
export const AlertDecision = ({ order, mayDecide }: AlertDecisionProps) => {
  const { t } = useTranslation('adminOrders')
  const [asked, setAsked] = useState<'goOn' | 'cancel'>()
  const close = () => setAsked(undefined)
  const { write, busy } = useOrderStep({ id: order._id, settled: close })
  const isHere = order.inHouse
  // What a bank has taken back already is not refunded as well.
  const isRefunded = (order.payment?.refundable ?? 0) > 0
  const mayCancel = order.nextSteps.includes('cancelled')
  const goOn = () => void write({ kind: 'goOn', alerts: order.toDecide })
  const isOpen = order.toDecide.length > 0
  return (
    <>
      {isOpen && (
        <div className="print:hidden">
          {isHere && <p className="font-medium">{t(mayDecide ? 'alert.question' : 'alert.whoDecides')}</p>}
          {mayDecide && (
            <div className="mt-4 flex flex-wrap gap-3">
              {mayCancel && (
                <Button onClick={() => setAsked('cancel')}>
                  {t(isRefunded ? 'alert.cancel' : 'step.cancelled')}
                </Button>
              )}
              <Button
                variant="secondary"
                loading={busy && asked === undefined}
                onClick={isHere ? () => setAsked('goOn') : goOn}
              >
                {t(isHere ? 'alert.goOn' : 'alert.goOnSent')}
              </Button>
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked === 'goOn'}
        onClose={close}
        title={t('alert.goOnTitle')}
        keep={t('alert.keep')}
        confirm={t('alert.goOnConfirm')}
        busy={busy}
        onConfirm={goOn}
      >
        <p>{t('alert.goOnText')}</p>
      </ConfirmDialog>
      <CancelDialog
        open={asked === 'cancel'}
        onClose={close}
        order={order}
        cancelling={busy}
        onCancel={() => void write({ kind: 'cancelPaid' })}
      />
    </>
  )
}
