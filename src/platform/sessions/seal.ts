import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What a sealed text is for, and whose it is: under another purpose or another owner it does not open. */
export interface SealedFor {
  readonly purpose: string
  readonly owner?: string
}

export interface Opened {
  readonly text: string
  /** Sealed by a secret that the house had before: to be sealed anew while that one is known. */
  readonly isOld: boolean
}

/** Texts that are kept or carried outside and that only the house can read and write. */
export interface Seal {
  readonly close: (text: string, sealedFor: SealedFor) => string
  /** Nothing, when it is altered, another's, or sealed by a secret that the house no longer knows. */
  readonly open: (sealed: string, sealedFor: SealedFor) => Opened | undefined
}

/** Seals by the first of these secrets, and opens what any of them has sealed. */
export const createSeal = (secrets: readonly [string, ...string[]]): Seal => {
  const keyOf = (secret: string, purpose: string) => derivedKey(secret, `seal:${purpose}`)
  return {
    close: (text, { purpose, owner = '' }) => {
      const nonce = randomBytes(nonceBytes)
      const closing = createCipheriv(cipher, keyOf(secrets[0], purpose), nonce).setAAD(Buffer.from(owner))
      const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return Buffer.concat([nonce, closed, closing.getAuthTag()]).toString('base64url')
    },
    open: (sealed, { purpose, owner = '' }) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const attempt = (secret: string) => {
        try {
          const opening = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes))
            .setAAD(Buffer.from(owner))
            .setAuthTag(bytes.subarray(-tagBytes))
          const opened = opening.update(bytes.subarray(nonceBytes, -tagBytes))
          return Buffer.concat([opened, opening.final()]).toString('utf8')
        } catch {
          return undefined
        }
      }
      for (const [place, secret] of secrets.entries()) {
        const text = attempt(secret)
        if (text !== undefined) return { text, isOld: place > 0 }
      }
      return undefined
    },
  }
}
