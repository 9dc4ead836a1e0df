import { useEffect, useState } from 'react'

/** The moment of the visit, once the page has come alive: before, it is the same page for everybody at any time. */
export const useVisitTime = () => {
  const [visitMs, setVisitMs] = useState<number>()
  useEffect(() => setVisitMs(Date.now()), [])
  return visitMs
}
