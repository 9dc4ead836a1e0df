import { requestErrors } from '../../shared/request-errors.ts'

interface Bounds {
  /** The number of tasks that run at the same time. */
  readonly atOnce: number
  /** The number of callers that are admitted at the same time, running a task or waiting for one. */
  readonly room: number
  /** When a refused caller may find room again. */
  readonly retryAfterSeconds: number
}

/** Runs a task when its turn has come. */
export type Turn = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Limits access to tasks that take long. Few tasks run at once, in the order in which they came. Only so many callers
 * are admitted that none waits for long; a further caller is refused before any work is done. The caller's work before
 * and after the task is also inside the limit, so that it is never done in vain.
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
      // The next caller takes over the place.
      if (next) next()
      else running--
    }
  }

  const enter = async <T>(work: (turn: Turn) => Promise<T>): Promise<T> => {
    if (inside >= room) throw requestErrors.serviceBusy({ retryAfterSeconds })
    inside++
    try {
      return await work(turn)
    } finally {
      inside--
    }
  }

  return { enter, inside: () => inside }
}
