import { useSyncExternalStore } from 'react'
import { useSession } from './api-provider.tsx'
import { onTokenChange } from './token-changes.ts'

const onServer = () => undefined

/** Whether this browser keeps a token, followed as it changes; undefined while the page is still the same for all. */
export const useSignedIn = () =>
  useSyncExternalStore<boolean | undefined>(onTokenChange, useSession().tokens.holds, onServer)
