import { requestErrors } from '../../shared/request-errors.ts'

interface Bounds {
  /** Tasks that run at the same time. */
  readonly atOnce: number
  /** How many callers may be inside at the same time, at a task or waiting for one. */
  readonly room: number
  /** When there may be room again for a caller who is sent away. */
  readonly retryAfterSeconds: number
}

/** Runs a task when its turn has come. */
export type Turn = <T>(task: () => Promise<T>) => Promise<T>

/**
 * A door to tasks that take long. Few run at once, in the order in which they came; so many are let in that no
 * caller waits for long; one that comes then is refused before anything was done. What is done before and after the
 * task happens inside as well, so that it is not done in vain.
 */
export const boundedTurns = ({ atOnce, room, retryAfterSeconds }: Bounds) => {
  let inside = 0
  let running = 0
  const waiting: (() => void)[] = []

  const turn: Turn = async (task) => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The next caller takes the place over.
      if (next) next()
      else running--
    }
  }

  return async <T>(work: (turn: Turn) => Promise<T>): Promise<T> => {
    if (inside >= room) throw requestErrors.serviceBusy({ retryAfterSeconds })
    inside++
    try {
      return await work(turn)
    } finally {
      inside--
    }
  }
}
