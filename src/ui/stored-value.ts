import type { NecessaryKey } from '../shared/privacy/necessary-keys.ts'

interface StoredValueOptions<T> {
  readonly key: string
  /** Makes sense of whatever is found; never throws. */
  readonly read: (text: string | null) => T
  readonly write: (value: T) => string
  /** Asked for at each use: where storage is forbidden, the asking itself throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Where other tabs and the way back to this page make themselves heard. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Errors of the storage are only logged (§8). */
  readonly log: (error: unknown) => void
}

/**
 * What a visitor keeps in the browser's storage, one for each tab and in step with the other tabs. Where storage is
 * forbidden or full, it lasts as long as the page.
 */
export const createStoredValue = <T>({ key, read, write, storage, events, log }: StoredValueOptions<T>) => {
  let value = read(null)
  let text: string | null | undefined
  let inMemory = false
  const listeners = new Set<() => void>()

  const giveUpStorage = (error: unknown) => {
    inMemory = true
    log(error)
  }

  const refresh = () => {
    if (inMemory) return
    try {
      const stored = storage().getItem(key)
      if (stored === text) return
      text = stored
      value = read(stored)
    } catch (error) {
      giveUpStorage(error)
    }
  }

  const keep = () => {
    if (inMemory) return
    try {
      text = write(value)
      storage().setItem(key, text)
    } catch (error) {
      giveUpStorage(error)
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const follow = () => {
    refresh()
    tell()
  }

  /**
   * Applies a rule to what is stored at this moment, so that nothing another tab or an earlier click did is lost;
   * answers whether the rule gave another value.
   */
  const change = (rule: (value: T) => T) => {
    refresh()
    const next = rule(value)
    if (next === value) return false
    value = next
    keep()
    tell()
    return true
  }

  const current = () => {
    if (text === undefined) refresh()
    return value
  }

  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      events.addEventListener('storage', follow)
      // A page that comes back by the browser's Back was asleep while other tabs spoke.
      events.addEventListener('pageshow', follow)
      refresh()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      events.removeEventListener('storage', follow)
      events.removeEventListener('pageshow', follow)
    }
  }

  return { change, current, subscribe }
}

type KeptOptions<T> = Pick<StoredValueOptions<T>, 'read' | 'write'> & {
  readonly key: NecessaryKey
  /** For good, or as long as the tab is open. */
  readonly keptIn: 'localStorage' | 'sessionStorage'
}

/** A stored value of this very browser; only for code that runs in one. */
export const storedInBrowser = <T>({ keptIn, ...options }: KeptOptions<T>) =>
  createStoredValue({
    ...options,
    storage: () => globalThis[keptIn],
    events: globalThis,
    // biome-ignore lint/suspicious/noConsole: errors of the storage are only logged (§8)
    log: (error) => console.error(error),
  })
