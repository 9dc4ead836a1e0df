import {
  type ErrorObject,
  type IntentObject,
  intentOnTheWire,
  newIntent,
  newRefund,
  type RefundObject,
} from './stripe-objects.ts'

/** The error that Stripe answers to a request. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: ErrorObject

  constructor(status: number, body: ErrorObject) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** The fields of a request; a nested field has its path as name: `metadata[order]`. */
export type Form = URLSearchParams

const invalid = (error: Omit<ErrorObject, 'type'>, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', ...error })

const isCancellable = ({ status }: IntentObject) =>
  status === 'requires_payment_method' || status === 'requires_action' || status === 'requires_confirmation'

const metadataOf = (form: Form) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
      return key ? [[key, value] as const] : []
    }),
  )

const refundableCharge = ({ id, status, latest_charge: charge }: IntentObject, amount: number) => {
  if (!charge || status !== 'succeeded')
    throw invalid({ message: `This PaymentIntent (${id}) does not have a successful charge to refund.` })
  if (charge.refunded)
    throw invalid({
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  if (amount < 1) throw invalid({ param: 'amount', message: 'Invalid positive integer' })
  if (charge.amount_refunded + amount > charge.amount)
    throw invalid({ param: 'amount', message: 'Refund amount is greater than unrefunded amount on charge' })
  return charge
}

interface Books {
  readonly seconds: () => number
  /** Signs and keeps an event about an object. */
  readonly tell: (type: string, object: object) => void
  /** Enters what a refund moved on the balance. */
  readonly refundMoved?: (type: 'refund' | 'refund_failure', amount: number, refund: RefundObject) => void
}

export const bookOfIntents = ({ seconds, tell }: Books) => {
  const intents = new Map<string, IntentObject>()

  const find = (id: string) => {
    const intent = intents.get(id)
    if (intent) return intent
    const message = `No such payment_intent: '${id}'`
    throw invalid({ code: 'resource_missing', param: 'intent', message }, 404)
  }

  const change = (id: string, type: string, changed: Partial<IntentObject>) => {
    const intent = { ...find(id), last_payment_error: null, ...changed }
    intents.set(id, intent)
    tell(type, intentOnTheWire(intent, false))
    return intent
  }

  return {
    find,
    change,
    /** Changes a payment that is not decided yet. */
    act: (id: string, type: string, changed: Partial<IntentObject>) => {
      const { status } = find(id)
      if (status !== 'succeeded' && status !== 'canceled') change(id, type, changed)
    },
    open: (form: Form) => {
      const amount = Number(form.get('amount'))
      if (form.get('automatic_payment_methods[enabled]') !== 'true')
        throw invalid({ param: 'payment_method_types', message: 'This server knows automatic methods only' })
      if (amount < 50)
        throw invalid({
          code: 'amount_too_small',
          param: 'amount',
          message: 'Amount must be at least €0.50 eur',
        })
      const intent = newIntent({
        amount,
        description: form.get('description'),
        receiptEmail: form.get('receipt_email'),
        metadata: metadataOf(form),
        created: seconds(),
      })
      intents.set(intent.id, intent)
      return intent
    },
    cancel: (id: string) => {
      const intent = find(id)
      if (isCancellable(intent)) return change(id, 'payment_intent.canceled', { status: 'canceled' })
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      throw invalid({ code: 'payment_intent_unexpected_state', message })
    },
  }
}

export const bookOfRefunds = (find: (id: string) => IntentObject, { seconds, tell, refundMoved }: Books) => {
  const refunds = new Map<string, RefundObject>()
  return {
    goneRefundIds: () =>
      [...refunds.values()].flatMap(({ id, status }) => (status === 'succeeded' ? [id] : [])),
    refund: (form: Form) => {
      const intent = find(form.get('payment_intent') ?? '')
      const amount = Number(form.get('amount'))
      const charge = refundableCharge(intent, amount)
      const metadata = metadataOf(form)
      const refund = newRefund({ charge, amount, metadata, reason: form.get('reason'), created: seconds() })
      if (refund.status === 'succeeded') {
        charge.amount_refunded += amount
        charge.refunded = charge.amount_refunded === charge.amount
        tell('charge.refunded', charge)
        refundMoved?.('refund', -amount, refund)
      }
      refunds.set(refund.id, refund)
      tell(refund.status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
      return refund
    },
    /**
     * The customer's bank sends a refund back, as for a closed card: Stripe sends two events about it. Returns whether
     * there was a refund.
     */
    refundComesBack: (id: string) => {
      const refund = refunds.get(id)
      if (refund?.status !== 'succeeded') return false
      const charge = find(String(refund.payment_intent)).latest_charge
      if (!charge) throw new Error(`${id} was given back of no charge`)
      charge.amount_refunded -= refund.amount
      charge.refunded = false
      const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
      refunds.set(id, failed)
      refundMoved?.('refund_failure', refund.amount, refund)
      tell('refund.updated', failed)
      tell('refund.failed', failed)
      return true
    },
  }
}
