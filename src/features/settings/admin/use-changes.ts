import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../../ui/api/api-provider.tsx'
import type { Changes } from './section-draft.ts'

/** The unsaved changes at the end of a session, by account and section. */
const leftOver = new Map<string, unknown>()

/**
 * The changes in a section. The end of a session removes the page: once the same account has signed in again, its
 * unsaved changes are restored.
 */
export const useChanges = <Draft>(id: string) => {
  const { tokens } = useSession()
  const [place] = useState(() => `${tokens.accountId()} ${id}`)
  // The cast is safe, because only this section stores its changes under this key.
  const kept = useState(() => leftOver.get(place) as Changes<Draft> | undefined)
  const [changes] = kept
  const leave = useEffectEvent(() => {
    if (!tokens.holds() && changes) leftOver.set(place, changes)
  })
  useEffect(() => {
    leftOver.delete(place)
    return () => leave()
  }, [place])
  return kept
}
