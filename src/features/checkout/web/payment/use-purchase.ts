import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useAttemptKeys } from '../../../../ui/api/use-attempt-keys.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { PaymentDesk } from '../../../payments/payment-desk.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { orderOfDraft } from '../../draft/checkout-draft.rules.ts'
import { orderProgressOf } from '../order-progress.ts'
import type { OrderRefusal, StepProps } from '../step-props.ts'

/** The reason in words why the purchase failed: the card was refused, or the order. */
export interface PurchaseFailure {
  readonly of: 'payment' | 'order'
  readonly text: string
  /** Whether the focus is on the card's number already, because another card may be tried. */
  readonly isAtCard?: boolean
  /** Whether the order is refused until the address of the account is confirmed. */
  readonly asksToConfirm?: boolean
}

interface PurchaseOptions
  extends Pick<StepProps, 'parts' | 'entered' | 'quote' | 'promise' | 'placed' | 'go'> {
  readonly desk: RefObject<PaymentDesk | null>
  /** Called when the server refuses the order, so that the step where it can be corrected shows the reason. */
  readonly onRefused: (refusal: OrderRefusal) => void
}

/** The action that failed, and its order if there is one. */
interface Failed {
  readonly of: PurchaseFailure['of']
  readonly orderId: string | undefined
}

const firstServerFailure = 500
const confirmationCodes: ReadonlySet<string> = new Set(['confirm_first', 'many_holds'])
const enteredFields = /^(shippingAddress|billingAddress|eventDate|measuring|notes)\b/

/** The mistakes by field: a slot that somebody else has taken is one of its field. */
const fieldsOf = ({ code, fields, message }: ApiError) =>
  code === 'slot_taken' ? { ...fields, 'measuring.start': message } : fields

/** Whether the server may have carried the call out: then the same call is repeated under the same key. */
const isUnanswered = (error: unknown) => !(error instanceof ApiError) || error.status >= firstServerFailure

/** Places the order; the same order is repeated under the same key while its answer is missing. */
const usePlacing = ({ entered, promise }: PurchaseOptions) => {
  const lng = useLanguage()
  const api = useApi<CheckoutContract>()
  const keys = useAttemptKeys()
  return async (expectedTotal: number) => {
    const expectedDelivery = promise.range
    // The step has said that the day is not promised, and how to go on without it.
    const acceptsLate = promise.fault?.kind === 'late'
    const body = {
      ...orderOfDraft(entered.draft),
      termsAccepted: true,
      acceptsLate,
      expectedTotal,
      expectedDelivery,
    }
    try {
      const answer = await api('POST /orders', { body, idempotencyKey: keys.keyFor([lng, body]) })
      keys.answered()
      return answer
    } catch (error) {
      if (!isUnanswered(error)) keys.answered()
      throw error
    }
  }
}

const useWordsOfFailure = () => {
  const { t } = useTranslation('checkout')
  return (error: unknown) => {
    if (error instanceof Unreachable) return t('payment.unreachable')
    return error instanceof ApiError && error.status < firstServerFailure
      ? error.message
      : t('payment.broken')
  }
}

/** Says why a purchase failed, unless the server knows its order as paid all the same. */
const useFailure = ({ parts, placed, go, onRefused }: PurchaseOptions) => {
  const queries = useQueryClient()
  const wordsOf = useWordsOfFailure()
  const [failure, setFailure] = useState<PurchaseFailure>()

  /** The order is no longer as it was shown: the products and all sums are read again. */
  const readAgain = () => {
    parts.cart.readAgain()
    void queries.invalidateQueries({ queryKey: ['quote'] })
  }

  /** Whether the customer's order has been paid meanwhile; then the page only has to show it. */
  const isPaid = async (orderId: string | undefined) => {
    const order = orderId && (await placed.ask(orderId).catch(() => undefined))
    if (!order || orderProgressOf(order) !== 'paid') return false
    void go('confirmation', { orderId, replace: true })
    return true
  }

  const fail = async (error: unknown, { of, orderId }: Failed) => {
    if (await isPaid(orderId)) return
    if (error instanceof ApiError && error.status < firstServerFailure) {
      readAgain()
      const fields = Object.fromEntries(
        Object.entries(fieldsOf(error)).filter(([field]) => enteredFields.test(field)),
      )
      if (of === 'order') onRefused({ text: error.message, fields })
    }
    const asksToConfirm = error instanceof ApiError && confirmationCodes.has(error.code)
    setFailure({ of, text: wordsOf(error), asksToConfirm })
  }
  return { failure, setFailure, fail }
}

/**
 * Orders and pays with one press. A second press, or one after a lost answer, makes no second order, because the key
 * stays the same while nothing changes. After any failure, the server is asked whether the order was paid all the same,
 * here or in another tab.
 */
export const usePurchase = (options: PurchaseOptions) => {
  const { entered, quote, placed, go, desk } = options
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const navigate = useNavigate()
  const place = usePlacing(options)
  const { failure, setFailure, fail } = useFailure(options)

  const buy = async (expectedTotal: number) => {
    let orderId = placed.order?._id
    let of: PurchaseFailure['of'] = 'order'
    try {
      await entered.flush()
      const { order, payment } = await place(expectedTotal)
      orderId = order._id
      of = 'payment'
      placed.know(order)
      const outcome = await desk.current?.pay({
        clientSecret: payment.clientSecret,
        paidFor: { kind: 'order', id: orderId },
      })
      if (outcome?.kind === 'elsewhere') {
        // The browser's history has to contain the payment step of this order before the bank's page opens: an address
        // that is replaced too soon is never in it.
        await go('payment', { orderId, replace: true })
        return void navigate(localizedPath(outcome.path, lng))
      }
      if (outcome?.kind === 'made') {
        entered.drop()
        // The confirmation shows the current state of the order; if this request fails, it asks again there.
        await placed.ask(orderId).catch(() => undefined)
        return void go('confirmation', { orderId, replace: true })
      }
      void go('payment', { orderId, replace: true })
      if (outcome) setFailure({ of: 'payment', text: outcome.message, isAtCard: true })
    } catch (error) {
      if (orderId) void go('payment', { orderId, replace: true })
      await fail(error, { of, orderId })
    }
  }

  // Nothing is refreshed here: the page that follows reads what the order has changed.
  const { write, busy } = useWrite({ send: buy, refresh: null })

  const press = async () => {
    if (busy) return
    if (quote.isPlaceholderData || !quote.data)
      return setFailure({
        of: 'order',
        text: t(quote.isFetching ? 'payment.quoteComing' : 'payment.quoteMissing'),
      })
    setFailure(undefined)
    await write(quote.data.total)
  }
  return { busy, failure, press }
}
