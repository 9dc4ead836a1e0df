import type { IncomingHttpHeaders } from 'node:http'
import type { StripeAccount } from './stripe-account.ts'
import { type Form, StripeRefusal } from './stripe-books.ts'
import { intentOnTheWire, newId } from './stripe-objects.ts'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly form: Form
  readonly headers: Pick<IncomingHttpHeaders, 'authorization'> & { readonly 'idempotency-key'?: unknown }
}

interface Answer {
  readonly status: number
  readonly body: object
}

/** An HTTP answer. */
export interface StripeAnswer extends Answer {
  readonly headers: Readonly<Record<string, string>>
}

/** The answers of a Stripe account to requests with its secret key. */
export const stripeAnswers = (account: StripeAccount, secretKey: string) => {
  const once = rememberAnswers()
  return (request: SeenRequest): StripeAnswer => {
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`
    const answered = isKnown ? once(request, () => run(account, request)) : refusal(unknownKey)
    const { isReplayed, ...answer }: Remembered = answered
    const headers = { 'content-type': 'application/json', 'request-id': newId('req') }
    return { ...answer, headers: { ...headers, ...(isReplayed && { 'idempotent-replayed': 'true' }) } }
  }
}

const unknownKey = new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' })

const run = (account: StripeAccount, { method, path, form }: SeenRequest): Answer => {
  const [, version, kind, id = '', action] = path.split('/')
  const call = `${method} /${version}/${kind}${id && '/:id'}${action ? `/${action}` : ''}`
  const isExpanded = form.get('expand[0]') === 'latest_charge'
  const calls: Readonly<Record<string, () => object>> = {
    'POST /v1/payment_intents': () => intentOnTheWire(account.open(form), isExpanded),
    'GET /v1/payment_intents/:id': () => intentOnTheWire(account.find(id), isExpanded),
    'POST /v1/payment_intents/:id/cancel': () => intentOnTheWire(account.cancel(id), isExpanded),
    'POST /v1/refunds': () => account.refund(form),
    'GET /v1/balance_transactions': () => account.listBalance(form),
    'GET /v1/payouts': () => account.listPayouts(form),
  }
  const message = `Unrecognized request URL (${method}: ${path}).`
  try {
    const work = calls[call]
    if (!work) throw new StripeRefusal(404, { type: 'invalid_request_error', message })
    return { status: 200, body: structuredClone(work()) }
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(error)
    throw error
  }
}

const refusal = ({ status, body: error }: StripeRefusal): Answer => ({ status, body: { error } })

interface Remembered extends Answer {
  readonly isReplayed?: boolean
}

/** Repeats the first answer of a key, unchanged, to the same request, as Stripe does for a day. */
const rememberAnswers = () => {
  const answers = new Map<string, { readonly request: string; readonly answer: Answer }>()
  return ({ method, path, form, headers }: SeenRequest, work: () => Answer): Remembered => {
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return work()
    const request = `${method} ${path} ${form}`
    const known = answers.get(key)
    if (known && known.request !== request)
      return refusal(
        new StripeRefusal(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      )
    if (known) return { ...known.answer, isReplayed: true }
    const answer = work()
    answers.set(key, { request, answer })
    return answer
  }
}
