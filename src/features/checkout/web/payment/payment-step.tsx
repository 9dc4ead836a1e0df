import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { totalItems } from '../../../cart/cart.rules.ts'
import type { Order } from '../../../orders/order.schema.ts'
import type { PaymentDesk } from '../../../payments/payment-desk.ts'
import type { OrderRefusal, StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { Summary } from '../summary/summary.tsx'
import { SummarySums } from '../summary/summary-sums.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { LegalLink } from './legal-link.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { Recap } from './recap.tsx'
import { usePurchase } from './use-purchase.ts'

/** Whether the products of an order are reserved now; it changes when the reservation ends. */
const useHold = (order: Pick<Order, 'status' | 'heldUntil'> | undefined) => {
  const until =
    order?.status === 'pending_payment' && order.heldUntil ? Date.parse(order.heldUntil) : undefined
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, until - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [until])
  return { until, isHeld: until !== undefined && until > nowMs }
}

const format = dateFormat({ timeStyle: 'short' })

/** Says until when the products are reserved, in the visitor's local time, and when the reservation has ended. */
const HoldNotice = ({ order }: { order: Order | undefined }) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { until, isHeld } = useHold(order)
  const isOver = order !== undefined && !isHeld && (until !== undefined || order.status === 'expired')
  return (
    <p role="status" className="text-small empty:hidden">
      {isHeld && until !== undefined && t('payment.held', { time: format(lng).format(until) })}
      {isOver && t('payment.over')}
    </p>
  )
}

/** The card form loads late: a press that came before it leads to its first field once it is there. */
const useLateDesk = () => {
  const desk = useRef<PaymentDesk>(null)
  const isAwaited = useRef(false)
  const arrives = useCallback((arrived: PaymentDesk | null) => {
    desk.current = arrived
    if (!arrived || !isAwaited.current) return
    isAwaited.current = false
    void arrived.check()
  }, [])
  const check = async () => {
    isAwaited.current = !desk.current
    return (await desk.current?.check()) ?? false
  }
  return { desk, arrives, check }
}

/** The terms, which are accepted by their own box. */
const useTerms = ({ placed, sums }: StepProps) => {
  const box = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<boolean>()
  const [isMissing, setMissing] = useState(false)
  // A customer who comes back from a bank that refused has already accepted the terms for this same order.
  const accepted = answer ?? (placed.progress === 'waiting' && placed.order?.total === sums?.total)
  const accept = (isTicked: boolean) => {
    setAnswer(isTicked)
    setMissing(false)
  }
  return { box, accepted, accept, isMissing, setMissing }
}

const TermsField = ({ terms }: { terms: ReturnType<typeof useTerms> }) => {
  const { t } = useTranslation('checkout')
  return (
    <div>
      <CheckboxField
        ref={terms.box}
        name="termsAccepted"
        label={t('payment.terms')}
        required
        checked={terms.accepted}
        onChange={({ target }) => terms.accept(target.checked)}
        error={terms.isMissing ? t('payment.termsMissing') : undefined}
      />
      <LegalLink text="readTerms" />
    </div>
  )
}

/** What is to be paid, and the button that orders and pays. */
const PayButton = ({ total, busy }: { total: number | undefined; busy: boolean }) => {
  const { t } = useTranslation('checkout')
  return (
    <>
      <div className="flex flex-col gap-x-8 gap-y-4 bg-sheet p-5 sm:flex-row-reverse sm:items-center sm:justify-between">
        <p className="flex items-baseline justify-between gap-4 sm:flex-col sm:items-end sm:gap-0">
          <span className="text-ink-soft text-small">{t('payment.amount')}</span>
          <span className="font-medium text-lead tabular-nums">
            {total !== undefined && formatEuros(total)}
          </span>
        </p>
        <Button type="submit" size="large" loading={busy}>
          {t('payment.button')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy && t('payment.paying')}
      </p>
    </>
  )
}

interface PaymentStepProps extends StepProps {
  readonly provider: { readonly provider: 'stripe' | 'demo' | 'closed'; readonly publicKey: string | null }
  /** The refusal of the bank's page, when the customer comes back from it. */
  readonly declined: string | undefined
  readonly onRefused: (refusal: OrderRefusal) => void
}

/** The step « Paiement »: a summary of the order, the card, and the button that orders and pays. */
export const PaymentStep = ({ provider, declined, onRefused, ...step }: PaymentStepProps) => {
  const { t } = useTranslation('checkout')
  const { parts, entered, quote, sums, promise, placed } = step
  const { desk, arrives, check } = useLateDesk()
  useEffect(() => void import('../confirmation/what-follows.tsx').catch(() => {}), [])
  const terms = useTerms(step)
  const confirmation = useRef<HTMLElement>(null)
  const { busy, failure, press } = usePurchase({ ...step, desk, onRefused })
  const { data } = quote
  const told =
    failure ?? (declined === undefined || busy ? undefined : { of: 'payment' as const, text: declined })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    terms.setMissing(!terms.accepted)
    // It is there only as long as the address is to be confirmed.
    if (parts.customer?.emailConfirmed === false && confirmation.current) return confirmation.current.focus()
    if (!(await check())) return
    if (terms.accepted) await press()
    else terms.box.current?.focus()
  }
  return (
    <StepFrame title={t('steps.payment')} aside={<Summary step={step} />} asideStands="above">
      {data ? (
        <Recap parts={parts} draft={entered.draft} promise={promise} orderId={placed.order?._id} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
      {/* On a narrow screen, the whole summary stands before the button (L221-14). */}
      <div className="mb-6 bg-sheet p-5 lg:hidden">
        <SummarySums step={step} />
      </div>
      <div className="mb-6 empty:hidden">
        {parts.confirmation({
          count: totalItems(parts.cart.lines),
          isAsked: failure?.asksToConfirm === true,
          ref: confirmation,
        })}
      </div>
      <form
        method="post"
        noValidate
        aria-label={t('steps.payment')}
        onSubmit={(event) => void submit(event)}
        className="flex min-w-0 flex-col gap-6 border-hairline border-t pt-6"
      >
        <div>
          <h3 className="font-medium text-lead">{t('payment.card')}</h3>
          <p className="mt-1 text-ink-soft text-small">{t('payment.secure')}</p>
        </div>
        <HoldNotice order={placed.order} />
        <FailureNotice failure={told} contact={parts.contact} />
        {parts.payment({
          desk: arrives,
          provider,
          amount: sums?.total ?? 0,
          country: entered.draft.shippingAddress?.country,
        })}
        <div className="flex flex-col gap-4 border-hairline border-t pt-6">
          {data && <LegalNotice lines={data.lines} legal={parts.legal} />}
          <TermsField terms={terms} />
        </div>
        <PayButton total={sums?.total} busy={busy} />
      </form>
    </StepFrame>
  )
}
