import { useEffect, useState } from 'react'

/** The moment of the visit; undefined until hydration, because the page is the same for all at any time. */
export const useVisitTime = () => {
  const [visitMs, setVisitMs] = useState<number>()
  useEffect(() => setVisitMs(Date.now()), [])
  return visitMs
}
