import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useAttemptKeys } from '../../../../ui/api/use-attempt-keys.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { PaymentDesk } from '../../../payments/payment-desk.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { orderOfDraft } from '../../draft/checkout-draft.rules.ts'
import { standingOf } from '../order-standing.ts'
import type { OrderRefusal, StepProps } from '../step-props.ts'

/** Why nothing was bought, in words; the card was refused, or the order. */
export interface PurchaseFailure {
  readonly of: 'payment' | 'order'
  readonly text: string
}

interface PurchaseOptions
  extends Pick<StepProps, 'parts' | 'entered' | 'quote' | 'promise' | 'placed' | 'go'> {
  readonly desk: RefObject<PaymentDesk | null>
  /** The house has not taken the order: what it says goes along to where that is put right. */
  readonly onRefused: (refusal: OrderRefusal) => void
}

/** What was being done when it failed; the order that it was done for, as far as there is one. */
interface Failed {
  readonly of: PurchaseFailure['of']
  readonly orderId: string | undefined
}

const firstServerFailure = 500
const enteredFields = /^(shippingAddress|billingAddress|eventDate|notes)\b/

/** Whether the house may have done what it was asked: then the same is asked again under the same key. */
const isUnanswered = (error: unknown) => !(error instanceof ApiError) || error.status >= firstServerFailure

/**
 * One press orders and pays. Pressed twice, or again after an answer that was lost, it is one order: the key stays while nothing
 * changed. Whatever fails, it is asked whether the order was paid all the same, here or in another tab.
 */
export const usePurchase = (options: PurchaseOptions) => {
  const { parts, entered, quote, promise, placed, go, desk, onRefused } = options
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const navigate = useNavigate()
  const api = useApi<CheckoutContract>()
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const [failure, setFailure] = useState<PurchaseFailure>()

  const place = async (expectedTotal: number) => {
    const expectedDelivery = promise.range
    const body = { ...orderOfDraft(entered.draft), termsAccepted: true, expectedTotal, expectedDelivery }
    try {
      const answer = await api('POST /orders', { body, idempotencyKey: keys.keyFor([lng, body]) })
      keys.answered()
      return answer
    } catch (error) {
      if (!isUnanswered(error)) keys.answered()
      throw error
    }
  }

  const wordsOf = (error: unknown) => {
    if (error instanceof Unreachable) return t('payment.unreachable')
    return error instanceof ApiError && error.status < firstServerFailure
      ? error.message
      : t('payment.broken')
  }

  /** It is not as it was shown: the products and every sum of them are asked anew. */
  const readAgain = () => {
    parts.cart.readAgain()
    void queries.invalidateQueries({ queryKey: ['quote'] })
  }

  /** Whether the customer's order has been paid meanwhile; then the page only has to say so. */
  const isPaid = async (orderId: string | undefined) => {
    const order = orderId && (await placed.ask(orderId).catch(() => undefined))
    if (!order || standingOf(order) !== 'paid') return false
    void go('confirmation', { orderId, replace: true })
    return true
  }

  const fail = async (error: unknown, { of, orderId }: Failed) => {
    if (await isPaid(orderId)) return
    if (error instanceof ApiError && error.status < firstServerFailure) {
      readAgain()
      const fields = Object.fromEntries(
        Object.entries(error.fields).filter(([field]) => enteredFields.test(field)),
      )
      if (of === 'order') onRefused({ text: error.message, fields })
    }
    setFailure({ of, text: wordsOf(error) })
  }

  const buy = async (expectedTotal: number) => {
    let orderId = placed.order?._id
    let of: PurchaseFailure['of'] = 'order'
    try {
      await entered.flush()
      const { order, payment } = await place(expectedTotal)
      orderId = order._id
      of = 'payment'
      placed.know(order)
      const outcome = await desk.current?.pay({ clientSecret: payment.clientSecret, orderId })
      if (outcome?.kind === 'elsewhere') {
        // After the bank's page, the browser's history has to contain the payment of this order: an address that is
        // replaced too soon is never in it.
        await go('payment', { orderId, replace: true })
        return void navigate(localizedPath(outcome.path, lng))
      }
      if (outcome?.kind === 'made') {
        entered.drop()
        // What is shown there is how it stands now; unanswered, it is asked there again.
        await placed.ask(orderId).catch(() => undefined)
        return void go('confirmation', { orderId, replace: true })
      }
      void go('payment', { orderId, replace: true })
      if (outcome) setFailure({ of: 'payment', text: outcome.message })
    } catch (error) {
      if (orderId) void go('payment', { orderId, replace: true })
      await fail(error, { of, orderId })
    }
  }

  // What an order changes is asked for by the page that it leads to.
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
