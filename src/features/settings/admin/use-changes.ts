import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../../ui/api/api-provider.tsx'
import type { Changes } from './section-draft.ts'

/** What was typed and not saved when a session ended, by whose it was and the section. */
const leftOver = new Map<string, unknown>()

/**
 * What is changed in a section. A session that ends takes the page away: once the same account has signed in again, what
 * it had typed is there.
 */
export const useChanges = <Draft>(id: string) => {
  const { tokens } = useSession()
  const [place] = useState(() => `${tokens.accountId()} ${id}`)
  // Under the name of a section there is never but what its own draft left.
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
