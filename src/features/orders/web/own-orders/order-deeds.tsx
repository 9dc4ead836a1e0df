import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { notify } from '../../../../ui/toasts.ts'
import { useFetchedPart } from '../../../../ui/use-fetched-part.ts'
import type { Order } from '../../order.schema.ts'
import { isOpenToWithdrawal, isReorderable } from '../../own-order.rules.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import { MissingPieces } from './missing-pieces.tsx'
import { withdrawalPath } from './order-pages.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { useReorder } from './use-reorder.ts'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface OrderDeedsProps {
  readonly order: Order
  readonly today: CivilDate
  readonly openCart: () => void
}

/** What its customer can do about an order: call it off, order it again, withdraw, print it. */
export const OrderDeeds = ({ order, today, openCart }: OrderDeedsProps) => {
  const { t } = useTranslation('ownOrders')
  const { Part: Dialog, fetchPart } = useFetchedPart<CancelDialogProps>(loadDialog)
  const [dialog, setDialog] = useState<'closed' | 'opening' | 'open'>('closed')
  const { cancel, said } = useCancelOrder(order._id)
  const { reorder, pending, missing } = useReorder({ id: order._id, openCart })
  const { status } = order
  const withdrawal = order.items.some((item) => isOpenToWithdrawal(item, { status, today }))
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
        role={said?.outcome === 'done' ? 'status' : 'alert'}
        className={classNames(
          'max-w-measure text-small',
          said?.outcome === 'done' ? 'text-sage' : 'text-garance',
        )}
      >
        {said && said.outcome !== 'failed' && said.words}
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
      <MissingPieces missing={missing} openCart={openCart} />
      {Dialog && (
        <Dialog
          open={dialog === 'open'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          order={order}
          cancel={cancel}
        />
      )}
    </div>
  )
}
