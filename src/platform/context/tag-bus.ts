export type TagListener = (tags: readonly string[]) => void | Promise<void>

/** Reports the cache tags of committed writes, made in this or another process. */
export interface TagBus {
  readonly publish: (tags: readonly string[]) => Promise<void>
  readonly subscribe: (listener: TagListener) => void
  readonly subscribers: () => number
}

/** The tag that stands for all tags: it is published when notifications may have been missed. */
export const everyTag = '*'

/** Creates a bus inside one process; NOTIFY of the database connects the buses of several processes. */
export const createTagBus = (): TagBus => {
  const listeners: TagListener[] = []
  return {
    publish: async (tags) => {
      await Promise.all(listeners.map((listener) => listener(tags)))
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
    subscribers: () => listeners.length,
  }
}
