import { useState } from 'react'
import { attemptKeys } from '../../shared/api/attempt-keys.ts'
import { randomId } from '../../shared/ids/random-id.ts'

/** The keys of what a screen tries, for as long as it is shown. */
export const useAttemptKeys = () => useState(() => attemptKeys(randomId))[0]
