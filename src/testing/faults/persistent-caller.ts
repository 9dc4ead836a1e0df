import { setTimeout as wait } from 'node:timers/promises'

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** Instead of a body of JSON. */
  readonly picture?: Uint8Array
  readonly token?: string
  /** Under which it is the same call, however often it is made. */
  readonly key?: string
}

/** What is read of the answers, each of which holds some of it. */
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
  /** It had been made before without an answer: it may have been done then. */
  readonly isRepeated: boolean
}

const againAfterMs = 50

/** A caller at its own network address, which makes a call again until it is answered, however often the house dies. */
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
      // A closed house refuses the connection, a dying one ends it, one that opens may say that it is busy.
      const answered = await attempt(call).catch(() => undefined)
      if (answered && answered.status !== 503) return { ...answered, isRepeated }
      await wait(againAfterMs)
    }
  }
}

export type PersistentCaller = ReturnType<typeof persistentCaller>

/** The answer to a call that has to succeed. */
export const done = async (answering: Promise<Answered>) => {
  const answered = await answering
  if (answered.status >= 400)
    throw new Error(`Answered ${answered.status}: ${JSON.stringify(answered.body).slice(0, 400)}`)
  return answered
}
