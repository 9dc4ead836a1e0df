import { type ComponentType, useState } from 'react'

/**
 * A heavy part that is fetched when it is first wanted. Unlike with `lazy()`, its caller learns of a failure, and
 * may want it again.
 */
export const useFetchedPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = async () => {
    try {
      const Fetched = await load()
      setPart(() => Fetched)
      return true
    } catch {
      return false
    }
  }
  return { Part, fetchPart }
}
