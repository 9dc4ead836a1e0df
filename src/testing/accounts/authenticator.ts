import { codeOfStep, stepAt } from '../../platform/passwords/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes a secret as a person types it into an authenticator. */
export const bytesOf = (text: string) => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The code that an authenticator with this secret shows at a moment. */
export const codeShown = (secret: string, now: Temporal.Instant) => codeOfStep(bytesOf(secret), stepAt(now))
