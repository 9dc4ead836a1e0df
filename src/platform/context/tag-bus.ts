export type TagListener = (tags: readonly string[]) => void | Promise<void>

/** Hears which cache tags a committed write touched, here or in another process. */
export interface TagBus {
  readonly publish: (tags: readonly string[]) => Promise<void>
  readonly subscribe: (listener: TagListener) => void
}

/** The tag that stands for every other: announced when notifications may have been missed. */
export const everyTag = '*'

/** A bus inside one process; the database's NOTIFY joins those of several. */
export const createTagBus = (): TagBus => {
  const listeners: TagListener[] = []
  return {
    publish: async (tags) => {
      await Promise.all(listeners.map((listener) => listener(tags)))
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
  }
}
