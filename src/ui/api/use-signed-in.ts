import { useSyncExternalStore } from 'react'
import { useSession } from './api-provider.tsx'
import { onTokenChange } from './token-changes.ts'

const onServer = () => undefined

/**
 * Whether this browser holds a token, updated when that changes; undefined during hydration, when the page is the same
 * for all.
 */
export const useSignedIn = () =>
  useSyncExternalStore<boolean | undefined>(onTokenChange, useSession().tokens.isStored, onServer)
