import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The purpose and the owner of a sealed text: it cannot be opened for another purpose or another owner. */
export interface SealedFor {
  readonly purpose: string
  readonly owner?: string
}

export interface Opened {
  readonly text: string
  /** The text was sealed with a previous secret: it should be sealed again while that secret is still known. */
  readonly isOld: boolean
}

/** Encrypts texts that are stored or sent outside, and that only our server can read and write. */
export interface Seal {
  readonly close: (text: string, sealedFor: SealedFor) => string
  /**
   * Undefined when the text is altered, belongs to another owner, or was sealed with a secret that is no longer known.
   */
  readonly open: (sealed: string, sealedFor: SealedFor) => Opened | undefined
}

/** Seals with the first of these secrets, and opens texts that were sealed with any of them. */
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
