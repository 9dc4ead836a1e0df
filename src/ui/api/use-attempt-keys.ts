import { useState } from 'react'
import { attemptKeys } from '../../shared/api/attempt-keys.ts'
import { randomId } from '../../shared/ids/random-id.ts'

/** Returns the idempotency keys of what a screen tries, kept for as long as the screen is mounted. */
export const useAttemptKeys = () => useState(() => attemptKeys(randomId))[0]
