import { createHmac, timingSafeEqual } from 'node:crypto'
import { oldestEventSeconds, type RawEvent } from '../payment-provider.ts'

/** The header with the signature of an event: `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`. */
export const demoSignatureHeader = 'demo-signature'

interface Signing {
  readonly body: string | Uint8Array
  readonly secret: string
  readonly atSeconds: number
}

/** The signature of an event at an instant, made with the secret. */
export const signDemoEvent = ({ body, secret, atSeconds }: Signing) =>
  `t=${atSeconds},v1=${hmac({ body, secret, atSeconds })}`

const hmac = ({ body, secret, atSeconds }: Signing) =>
  createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest('hex')

/** Whether an event was signed with this secret, and at a time close to now. */
export const isSignedByDemo = ({ body, signature }: RawEvent, secret: string, nowMs: number) => {
  const read = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature)
  if (!read) return false
  const atSeconds = Number(read[1])
  const isRecent = Math.abs(Math.floor(nowMs / 1000) - atSeconds) <= oldestEventSeconds
  const [given, due] = [read[2] ?? '', hmac({ body, secret, atSeconds })].map((hex) =>
    Buffer.from(hex, 'hex'),
  )
  return isRecent && given !== undefined && due !== undefined && timingSafeEqual(given, due)
}
