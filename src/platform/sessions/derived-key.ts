import { hkdfSync } from 'node:crypto'

const keyBytes = 32

/** Derives a key for one purpose from a secret: every process gets the same key, and no key reveals another one. */
export const derivedKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, keyBytes))
