import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { stripeAccount } from './stripe-account.ts'
import { type SeenRequest, type StripeAnswer, stripeAnswers } from './stripe-answers.ts'

/** The failure of the next request, by the network or by Stripe; with `after` the request still takes effect. */
interface Trouble {
  readonly when: 'before' | 'after'
  readonly status: number | 'hang up'
}

interface ServerOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly nowMs?: () => number
}

/**
 * A fake Stripe on this machine, with the calls that we use: the real wire format for the official SDK, but no banks.
 */
export const startStripeServer = async ({ secretKey, webhookSecret, nowMs = Date.now }: ServerOptions) => {
  const account = stripeAccount({ webhookSecret, nowMs })
  const requests: SeenRequest[] = []
  const troubles: Trouble[] = []
  const answerTo = stripeAnswers(account, secretKey)

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
    /** All requests, in order. */
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

const send = (response: ServerResponse, { status, headers, body }: StripeAnswer) =>
  response.writeHead(status, headers).end(JSON.stringify(body))

const suffer = (response: ServerResponse, { status }: Trouble) => {
  const type = status === 429 ? 'rate_limit_error' : 'api_error'
  if (status === 'hang up') response.destroy()
  else send(response, { status, headers: {}, body: { error: { type, message: 'Try again later' } } })
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>
