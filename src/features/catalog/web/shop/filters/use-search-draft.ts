import { useEffect, useEffectEvent, useState } from 'react'
import { searchDebounceMs } from '../../../catalog.limits.ts'

/**
 * The text that the visitor is typing, ahead of the address by at most 500 ms (§2). When the address changes by itself
 * (Back, reset), the field takes its text from there. When the search that was just sent arrives in the address, the
 * field keeps what the visitor has typed since.
 */
export const useSearchDraft = (search: string, send: (search: string) => void) => {
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== sent) {
      setSent(search)
      setDraft(search)
    }
  }
  const onPause = useEffectEvent(() => {
    const wanted = draft.trim()
    setSent(wanted)
    send(wanted)
  })
  useEffect(() => {
    if (draft.trim() === search) return
    const timer = setTimeout(onPause, searchDebounceMs)
    return () => clearTimeout(timer)
  }, [draft, search])
  return { draft, setDraft }
}
