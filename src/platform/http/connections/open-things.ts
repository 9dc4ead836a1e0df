/**
 * Counts things that are open now, in all and for each owner. Each thing counts once, however often it is entered or
 * left, so that a count is right even where two ends of a thing are reported, or one of its steps runs twice.
 */
export interface OpenThings<Thing extends object> {
  readonly enter: (thing: Thing, owner: string) => void
  /** Whether the thing was open. */
  readonly leave: (thing: Thing) => boolean
  readonly inAll: () => number
  readonly of: (owner: string) => number
}

/** Counts the calls of a function that have not ended. */
export const countingRuns = <Given extends unknown[], Result>(run: (...given: Given) => Promise<Result>) => {
  let running = 0
  return {
    run: async (...given: Given) => {
      running++
      try {
        return await run(...given)
      } finally {
        running--
      }
    },
    running: () => running,
  }
}

export const openThings = <Thing extends object>(): OpenThings<Thing> => {
  const ownerOf = new Map<Thing, string>()
  const counts = new Map<string, number>()

  return {
    enter: (thing, owner) => {
      if (ownerOf.has(thing)) return
      ownerOf.set(thing, owner)
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
    },
    leave: (thing) => {
      const owner = ownerOf.get(thing)
      if (owner === undefined) return false
      ownerOf.delete(thing)
      const left = (counts.get(owner) ?? 1) - 1
      if (left > 0) counts.set(owner, left)
      else counts.delete(owner)
      return true
    },
    inAll: () => ownerOf.size,
    of: (owner) => counts.get(owner) ?? 0,
  }
}
