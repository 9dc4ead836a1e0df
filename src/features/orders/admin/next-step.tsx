import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { useOrderStep } from './use-order-step.ts'

/** What is to be done with an order now, as one clear button; calling it off stands aside. */
export const NextStep = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const { take, taking } = useOrderStep(order._id)
  const [asked, setAsked] = useState<'parcel' | 'cancel'>()
  const [first] = order.nextSteps.filter((step) => step !== 'cancelled')
  const isParcel = first === 'shipped' && order.deliveryMethod === 'standard'
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-col items-start gap-3">
      {first ? (
        <Button
          loading={taking === first}
          onClick={() => (isParcel ? setAsked('parcel') : void take({ status: first }))}
        >
          {first === 'shipped' && !isParcel ? t('step.ready') : t(`step.${first}`)}
        </Button>
      ) : (
        <p className="text-ink-soft">
          {t(order.status === 'pending_payment' ? 'step.waiting' : 'step.none')}
        </p>
      )}
      {order.nextSteps.includes('cancelled') && (
        <Button variant="quiet" size="small" onClick={() => setAsked('cancel')}>
          {t('step.cancelled')}
        </Button>
      )}
      <ParcelDialog
        open={asked === 'parcel'}
        onClose={close}
        carriers={order.carriers}
        sending={taking === 'shipped'}
        onSend={async (parcel) => {
          if (await take({ status: 'shipped', ...parcel })) close()
        }}
      />
      <CancelDialog
        open={asked === 'cancel'}
        onClose={close}
        order={order}
        cancelling={taking === 'cancelled'}
        onCancel={async () => {
          if (await take({ status: 'cancelled' })) close()
        }}
      />
    </div>
  )
}
