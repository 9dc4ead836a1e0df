import type { NecessaryKey } from '../shared/privacy/necessary-keys.ts'

interface StoredValueOptions<T> {
  readonly key: string
  /** Parses any stored text; never throws. */
  readonly read: (text: string | null) => T
  readonly write: (value: T) => string
  /** Called at each use: where storage is forbidden, the access itself throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** The source of `storage` and `pageshow` events, which report changes by other tabs and a return to this page. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Errors of the storage are only logged (§8). */
  readonly log: (error: unknown) => void
}

/**
 * A value that is kept in the browser's storage and stays the same in all tabs. Where storage is forbidden or full, it
 * lasts as long as the page.
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
   * Applies a change to the currently stored value, so that a change by another tab or an earlier click is not lost;
   * tells whether the change gave another value.
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
      // A page in the back-forward cache missed the changes that other tabs made.
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
  /** `localStorage` keeps the value for good, `sessionStorage` as long as the tab is open. */
  readonly keptIn: 'localStorage' | 'sessionStorage'
}

/** A stored value of the current browser; only for code that runs in a browser. */
export const storedInBrowser = <T>({ keptIn, ...options }: KeptOptions<T>) =>
  createStoredValue({
    ...options,
    storage: () => globalThis[keptIn],
    events: globalThis,
    // biome-ignore lint/suspicious/noConsole: errors of the storage are only logged (§8)
    log: (error) => console.error(error),
  })
