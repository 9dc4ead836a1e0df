import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../api/api-provider.tsx'
import type { Changes } from './changes.ts'

/** The unsaved changes of this browser tab, by account and record. */
const kept = new Map<string, unknown>()

/**
 * The changes of a record. The end of a session removes the page: once the same account has signed in again, its
 * unsaved changes are restored. `keptOnLeaving` also keeps them while the admin looks at another page.
 */
export const useChanges = <Draft>(id: string, keptOnLeaving: boolean) => {
  const { tokens } = useSession()
  const [key] = useState(() => `${tokens.accountId()} ${id}`)
  // The cast is safe, because only this record stores its changes under this key.
  const keptNow = () => kept.get(key) as Changes<Draft> | undefined
  const [changes, show] = useState(keptNow)

  /** The next changes follow those that are kept, because two fields may change before the first is shown. */
  const change = (next: (before: Changes<Draft> | undefined) => Changes<Draft> | undefined) => {
    const after = next(keptNow())
    if (after) kept.set(key, after)
    else kept.delete(key)
    show(after)
  }

  const arrive = useEffectEvent(() => {
    if (changes) kept.set(key, changes)
  })
  const leave = useEffectEvent(() => {
    if (!keptOnLeaving && tokens.isStored()) kept.delete(key)
  })
  useEffect(() => {
    arrive()
    return () => leave()
  }, [])
  return [changes, change] as const
}
