/** What recent searches found, as long as no piece changed its words. */
export interface SearchMemory<T> {
  /** Answers from memory, else asks; an answer overtaken by a change of words is given but not kept. */
  readonly recall: (key: string, ask: () => Promise<T>) => Promise<T>
  readonly forget: () => void
}

/** Remembers the `capacity` searches used last. */
export const createSearchMemory = <T>(capacity: number): SearchMemory<T> => {
  let answers = new Map<string, Promise<T>>()
  return {
    recall: (key, ask) => {
      const kept = answers
      const answer = kept.get(key) ?? ask()
      kept.delete(key)
      kept.set(key, answer)
      // A failed search is asked again next time.
      answer.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break
        kept.delete(oldest)
      }
      return answer
    },
    forget: () => {
      answers = new Map()
    },
  }
}
