import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../shared/money.ts'
import { randomId } from '../../../../shared/random-id.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Order } from '../../order.schema.ts'
import { isWaiting } from '../../order-status.rules.ts'
import type { Cancelling } from './use-cancel-order.ts'

export interface CancelDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly order: Order
  readonly cancel: (idempotencyKey: string) => Promise<Cancelling>
}

/** Asks once more before an order is called off, and says what becomes of the money. */
export const CancelDialog = ({ open, onOpenChange, order, cancel }: CancelDialogProps) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  // Each try of this one question is the same try: an answer that got lost cancels nothing twice.
  const [idempotencyKey] = useState(() => randomId())
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  const paid = formatEuros(order.total - order.refunded, lng)
  const change = (next: boolean) => {
    if (state !== 'sending') onOpenChange(next)
  }
  const confirm = async () => {
    setState('sending')
    const outcome = await cancel(idempotencyKey)
    setState(outcome === 'failed' ? 'failed' : 'asking')
    if (outcome !== 'failed') onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('cancelling.title')}
      description={isWaiting(order.status) ? t('cancelling.waiting') : t('cancelling.paid', { amount: paid })}
      closeLabel={t('cancelling.close')}
    >
      <p role="alert" className="min-h-6 text-garance text-small">
        {state === 'failed' && t('cancelling.failed')}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <Button variant="quiet" onClick={() => change(false)}>
          {t('cancelling.keep')}
        </Button>
        <Button loading={state === 'sending'} onClick={() => void confirm()}>
          {t('cancelling.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
