import { useEffect, useState } from 'react'

/**
 * The time of the visit. It is undefined until hydration, because the server renders the same page for all at any time.
 */
export const useVisitTime = () => {
  const [visitMs, setVisitMs] = useState<number>()
  useEffect(() => setVisitMs(Date.now()), [])
  return visitMs
}
