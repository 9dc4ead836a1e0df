import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Form, type StripeAccount, StripeRefusal, stripeAccount } from './stripe-account.ts'
import { intentOnTheWire, newId } from './stripe-objects.ts'

interface Answer {
  readonly status: number
  readonly body: object
}

interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly form: Form
  readonly headers: IncomingMessage['headers']
}

/** What the network or Stripe does to the next request instead of answering it; `after` it took effect. */
interface Trouble {
  readonly when: 'before' | 'after'
  readonly status: number | 'hang up'
}

interface ServerOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly nowMs?: () => number
}

/** Stripe on this machine, as far as the house speaks with it: the wire format for the official SDK, and nothing of banks. */
export const startStripeServer = async ({ secretKey, webhookSecret, nowMs = Date.now }: ServerOptions) => {
  const account = stripeAccount({ webhookSecret, nowMs })
  const requests: SeenRequest[] = []
  const troubles: Trouble[] = []
  const once = rememberAnswers()

  const answerTo = (request: SeenRequest) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' }))
    return once(request, () => run(account, request))
  }

  const server = createServer(async (incoming, response) => {
    const request = await seen(incoming)
    requests.push(request)
    const trouble = troubles.shift()
    if (trouble?.when !== 'before') answerTo(request)
    if (trouble) suffer(response, trouble)
    else send(response, answerTo(request))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    ...account,
    apiUrl: `http://127.0.0.1:${port}`,
    /** All that was asked, in order. */
    requests,
    failNext: (trouble: Trouble) => void troubles.push(trouble),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

const seen = async (incoming: IncomingMessage): Promise<SeenRequest> => {
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://stripe.test')
  const form = new URLSearchParams((await text(incoming)) || search)
  return { method: incoming.method ?? 'GET', path: pathname, form, headers: incoming.headers }
}

const run = (account: StripeAccount, { method, path, form }: SeenRequest): Answer => {
  const [, version, kind, id = '', action] = path.split('/')
  const call = `${method} /${version}/${kind}${id && '/:id'}${action ? `/${action}` : ''}`
  const isExpanded = form.get('expand[0]') === 'latest_charge'
  const calls: Readonly<Record<string, () => object>> = {
    'POST /v1/payment_intents': () => intentOnTheWire(account.open(form), isExpanded),
    'GET /v1/payment_intents/:id': () => intentOnTheWire(account.find(id), isExpanded),
    'POST /v1/payment_intents/:id/cancel': () => intentOnTheWire(account.cancel(id), isExpanded),
    'POST /v1/refunds': () => account.refund(form),
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

/** The first answer to a key, given again word for word to the same request, as Stripe does for a day. */
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

const send = (response: ServerResponse, { status, body, isReplayed }: Remembered) =>
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': newId('req'),
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    .end(JSON.stringify(body))

const suffer = (response: ServerResponse, { status }: Trouble) => {
  const type = status === 429 ? 'rate_limit_error' : 'api_error'
  if (status === 'hang up') response.destroy()
  else send(response, { status, body: { error: { type, message: 'Try again later' } } })
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>
