import { type ComponentType, useState } from 'react'

/**
 * Loads a heavy part when it is first needed. Unlike with `lazy()`, the caller learns of a failure and can try again.
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
