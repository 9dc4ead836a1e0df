import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import type { RetractableStep } from '../../corrections/taking-back.rules.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { openWithdrawals } from '../../withdrawn/open-withdrawals.rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ParcelDialog, type ParcelInForm } from './parcel-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useOrderStep } from './use-order-step.ts'

type OpenedDialog = 'parcel' | 'arrival' | 'cancel' | 'takeBack'

interface NextStepProps {
  readonly order: AdminOrder
  /** Only an admin cancels an order that is paid, because its money goes back (§6). */
  readonly mayRefund: boolean
}

/**
 * The next step of an order as one clear button. A withdrawal that waits comes first; the buttons to cancel it, and to
 * correct the last step, stand aside.
 */
export const NextStep = ({ order, mayRefund }: NextStepProps) => {
  const { t } = useTranslation('adminOrders')
  const [asked, setAsked] = useState<OpenedDialog>()
  const steps = useOrderStep({ id: order._id, settled: () => setAsked(undefined) })
  const { write, busy, forget } = steps
  const ask = (what: OpenedDialog | undefined) => {
    forget()
    setAsked(what)
  }
  const close = () => ask(undefined)
  const [withdrawal] = openWithdrawals(order.events)
  const [first] = order.nextSteps.filter((step) => step !== 'cancelled')
  // The section about the payment asks for the decision, and offers to cancel.
  const isHeldUp = order.toDecide.length > 0 && order.inHouse
  const isPaid = !isWaiting(order.status)
  const isFetched = order.deliveryMethod === 'pickup'
  const take = () => {
    if (first === 'shipped' && !isFetched) ask('parcel')
    else if (first === 'delivered') ask('arrival')
    else if (first) void write({ kind: 'step', step: { status: first } })
  }
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      {withdrawal && (
        <Button render={<LocalLink to={`${pathTo('adminWithdrawals')}?opened=${withdrawal}`} />}>
          {t('step.withdrawal')}
        </Button>
      )}
      {first && (
        <Button
          // Another step is another button: whoever presses Enter twice takes one step.
          key={`take ${first}`}
          variant={withdrawal ? 'secondary' : 'primary'}
          loading={busy && asked === undefined}
          onClick={take}
        >
          {first === 'shipped' && isFetched ? t('step.ready') : t(`step.${first}`)}
        </Button>
      )}
      {!withdrawal && !first && !isHeldUp && (
        <p className="text-ink-soft">{t(isPaid ? 'step.none' : 'step.waiting')}</p>
      )}
      {order.parcel && (
        <Button variant="quiet" size="small" onClick={() => ask('parcel')}>
          {t('parcel.change')}
        </Button>
      )}
      {order.takeBack && (
        <Button
          key={`take back ${order.takeBack}`}
          variant="quiet"
          size="small"
          onClick={() => ask('takeBack')}
        >
          {t(`takeBack.ask.${retracted(order.takeBack, isFetched)}`)}
        </Button>
      )}
      {order.nextSteps.includes('cancelled') &&
        !isHeldUp &&
        (isPaid && !mayRefund ? (
          <p className="text-ink-soft text-small">{t('step.mayNotCancel')}</p>
        ) : (
          <Button variant="quiet" size="small" onClick={() => ask('cancel')}>
            {t('step.cancelled')}
          </Button>
        ))}
      <StepDialogs order={order} asked={asked} close={close} steps={steps} />
    </div>
  )
}

const retracted = (step: RetractableStep, isFetched: boolean) =>
  step === 'shipped' && isFetched ? 'ready' : step

interface StepDialogsProps {
  readonly order: AdminOrder
  readonly asked: OpenedDialog | undefined
  readonly close: () => void
  readonly steps: ReturnType<typeof useOrderStep>
}

/** What a step asks before it is taken. */
const StepDialogs = ({ order, asked, close, steps }: StepDialogsProps) => {
  const { t } = useTranslation('adminOrders')
  const { write, busy, doubt, forget } = steps
  const { parcel, takeBack } = order
  const note = (sent: ParcelInForm) =>
    write(
      parcel
        ? { kind: 'changeParcel', parcel: { ...sent, replaces: parcel } }
        : { kind: 'step', step: { status: 'shipped', ...sent } },
    )
  return (
    <>
      <ParcelDialog
        open={asked === 'parcel'}
        onClose={close}
        carriers={order.carriers}
        known={parcel}
        sending={busy}
        doubt={doubt}
        onEdit={forget}
        onSend={(sent) => void note(sent)}
      />
      <ConfirmDialog
        open={asked === 'arrival'}
        onClose={close}
        title={t('arrival.title')}
        keep={t('arrival.keep')}
        confirm={t('arrival.confirm')}
        busy={busy}
        onConfirm={() => void write({ kind: 'step', step: { status: 'delivered' } })}
      >
        <p>{t('arrival.text')}</p>
      </ConfirmDialog>
      {takeBack && (
        <TakeBackDialog
          open={asked === 'takeBack'}
          onClose={close}
          step={retracted(takeBack, order.deliveryMethod === 'pickup')}
          sending={busy}
          onTakeBack={(reason) => void write({ kind: 'takeBack', taking: { step: takeBack, reason } })}
        />
      )}
      <CancelDialog
        open={asked === 'cancel'}
        onClose={close}
        order={order}
        cancelling={busy}
        onCancel={() =>
          void write(
            isWaiting(order.status)
              ? { kind: 'step', step: { status: 'cancelled' } }
              : { kind: 'cancelPaid' },
          )
        }
      />
    </>
  )
}
