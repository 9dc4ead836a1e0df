import { hkdfSync } from 'node:crypto'

const keyBytes = 32

/** A key for one purpose, made from a secret of the house: every process has the same, and none tells of another. */
export const derivedKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, keyBytes))
