import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { openWithdrawals } from '../status/open-withdrawals.rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { useOrderStep } from './use-order-step.ts'

/**
 * The next step of an order as one clear button. A withdrawal that waits comes first; the button to cancel stands
 * aside.
 */
export const NextStep = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const [asked, setAsked] = useState<'parcel' | 'cancel'>()
  const close = () => setAsked(undefined)
  const { take, busy } = useOrderStep({ id: order._id, settled: close })
  const [withdrawal] = openWithdrawals(order.events)
  const [first] = order.nextSteps.filter((step) => step !== 'cancelled')
  const isParcel = first === 'shipped' && order.deliveryMethod === 'standard'
  return (
    <div className="flex flex-col items-start gap-3">
      {withdrawal && (
        <Button render={<LocalLink to={`${pathTo('adminWithdrawals')}?opened=${withdrawal}`} />}>
          {t('step.withdrawal')}
        </Button>
      )}
      {first && (
        <Button
          variant={withdrawal ? 'secondary' : 'primary'}
          loading={busy && asked === undefined}
          onClick={() => (isParcel ? setAsked('parcel') : void take({ status: first }))}
        >
          {first === 'shipped' && !isParcel ? t('step.ready') : t(`step.${first}`)}
        </Button>
      )}
      {!withdrawal && !first && (
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
        sending={busy}
        onSend={(parcel) => void take({ status: 'shipped', ...parcel })}
      />
      <CancelDialog
        open={asked === 'cancel'}
        onClose={close}
        order={order}
        cancelling={busy}
        onCancel={() => void take({ status: 'cancelled' })}
      />
    </div>
  )
}
