import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values that every authenticator uses: SHA-1, six digits, half minutes. */
const stepSeconds = 30
const digits = 6
/** How many half minutes a code may be off: the telephone's clock may be wrong, or the customer may type slowly. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret as people and authenticators write it (RFC 4648, without its padding). */
export const inBase32 = (bytes: Uint8Array) => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

export const stepAt = (instant: Temporal.Instant) =>
  Math.floor(instant.epochMilliseconds / 1000 / stepSeconds)

/** The code of a half minute. */
export const codeOfStep = (secret: Uint8Array, step: number) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const start = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(start) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

interface Written {
  readonly code: string
  readonly now: Temporal.Instant
  /** The latest time step whose code was used before. */
  readonly after: number
}

/** The half minute that a code belongs to, among the near ones whose codes are unused; undefined for a wrong code. */
export const stepOfCode = (secret: Uint8Array, { code, now, after }: Written) => {
  const written = Buffer.from(code)
  const middle = stepAt(now)
  const near = Array.from({ length: 2 * tolerance + 1 }, (_, place) => middle - tolerance + place)
  return near.find((step) => {
    const right = Buffer.from(codeOfStep(secret, step))
    return step > after && written.length === right.length && timingSafeEqual(written, right)
  })
}
