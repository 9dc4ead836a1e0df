import { setTimeout as wait } from 'node:timers/promises'

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** Sent instead of a JSON body. */
  readonly picture?: Uint8Array
  readonly token?: string
  /** The idempotency key of the call, the same for each attempt. */
  readonly key?: string
}

/** The fields that tests read from answers; each answer has some of them. */
interface Body {
  readonly _id: string
  readonly token: string
  readonly status: string
  readonly order: { readonly _id: string }
  readonly payment: { readonly clientSecret: string }
  readonly orders: readonly { readonly _id: string; readonly status: string }[]
  readonly review: object | null
  readonly images: readonly { readonly _id: string }[]
}

export interface Answered {
  readonly status: number
  readonly body: Body
  /** An earlier attempt got no answer, so it may have taken effect. */
  readonly isRepeated: boolean
}

const againAfterMs = 50

/** A client with its own network address that repeats a call until it is answered, however often the server crashes. */
export const persistentCaller = (baseUrl: string, address: string) => {
  const attempt = async ({ method, path, body, picture, token, key }: Call) => {
    const form = new FormData()
    if (picture) form.append('image', new Blob([new Uint8Array(picture)]), 'picture.png')
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: picture ? form : body ? JSON.stringify(body) : null,
    })
    const read: Body = await answer.json()
    return { status: answer.status, body: read }
  }

  return async (call: Call): Promise<Answered> => {
    for (let isRepeated = false; ; isRepeated = true) {
      // A stopped server refuses the connection, a crashing one closes it, and a starting one may answer that it is
      // busy.
      const answered = await attempt(call).catch(() => undefined)
      if (answered && answered.status !== 503) return { ...answered, isRepeated }
      await wait(againAfterMs)
    }
  }
}

export type PersistentCaller = ReturnType<typeof persistentCaller>

/** The answer to a call that must succeed. */
export const done = async (answering: Promise<Answered>) => {
  const answered = await answering
  if (answered.status >= 400)
    throw new Error(`Answered ${answered.status}: ${JSON.stringify(answered.body).slice(0, 400)}`)
  return answered
}
