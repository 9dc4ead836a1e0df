import { useState } from 'react'
import type { CivilDate } from '../../../../../shared/calendar/civil-date.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../../ui/late/use-fetched-part.ts'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import type { Order } from '../../../order.schema.ts'
import { isOpenToWithdrawal, isReorderable } from '../../../status/own-order.rules.ts'
import { withdrawingFrom } from '../../../withdrawn/withdrawing-lines.rules.ts'
import { withdrawalPath } from '../order-pages.ts'
import { useReorder } from '../use-reorder.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import { MissingProducts } from './missing-products.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface OrderDeedsProps {
  readonly order: Order
  readonly today: CivilDate
  readonly openCart: () => void
}

/** The actions that a customer has for an order: cancel, order again, withdraw, print. */
export const OrderDeeds = ({ order, today, openCart }: OrderDeedsProps) => {
  const { t } = useTranslation('ownOrders')
  const { Part: Dialog, fetchPart } = useFetchedPart<CancelDialogProps>(loadDialog)
  const [dialog, setDialog] = useState<'closed' | 'opening' | 'open'>('closed')
  const { cancel, busy, said, unsettled } = useCancelOrder({
    id: order._id,
    settled: () => setDialog('closed'),
  })
  const { reorder, pending, missing } = useReorder({ id: order._id, openCart })
  const { status, items } = order
  const declared = withdrawingFrom(order.events)
  const withdrawal = items.some((item) =>
    isOpenToWithdrawal(item, { status, today, withdrawing: declared.of(item._id) }),
  )
    ? withdrawalPath(order._id)
    : undefined
  const ask = async () => {
    setDialog('opening')
    const isThere = await fetchPart()
    setDialog(isThere ? 'open' : 'closed')
    if (!isThere)
      notify('general', {
        title: t('deeds.notFetched'),
        description: t('tryAgain'),
        variant: 'destructive',
      })
  }
  return (
    <div className="mt-6 print:hidden noscript:hidden">
      <p
        role={said?.isDone ? 'status' : 'alert'}
        className={classNames('max-w-measure text-small', said?.isDone ? 'text-sage' : 'text-garance')}
      >
        {said?.words}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        {isReorderable(status) && (
          <Button variant="secondary" size="small" loading={pending} onClick={() => void reorder()}>
            {t('deeds.reorder')}
          </Button>
        )}
        {order.cancellable && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            loading={dialog === 'opening'}
            onClick={() => void ask()}
          >
            {t('deeds.cancel')}
          </Button>
        )}
        {withdrawal && (
          <Button variant="quiet" size="small" render={<LocalLink to={withdrawal} />}>
            {t('deeds.withdraw')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => print()}>
          {t('deeds.print')}
        </Button>
      </div>
      <MissingProducts missing={missing} openCart={openCart} />
      {Dialog && (
        <Dialog
          open={dialog === 'open'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          order={order}
          busy={busy}
          failure={unsettled}
          onCancel={() => void cancel()}
        />
      )}
    </div>
  )
}
