import { useState } from 'react'
import { attemptKeys } from '../../shared/api/attempt-keys.ts'

const keyBytes = 16
const hexadecimal = 16

/** Not `randomUUID`, which browsers withhold from houses without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(hexadecimal).padStart(2, '0'),
  ).join('')

/** The keys of what a screen tries, for as long as it is shown. */
export const useAttemptKeys = () => useState(() => attemptKeys(newKey))[0]
