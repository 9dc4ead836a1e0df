import { Worker } from 'node:worker_threads'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import type { Outcome } from './answer-tasks.ts'

/**
 * The memory for new objects before a garbage collection: without a limit a thread takes 60 MB more and is no faster.
 */
const newObjectsMegabytes = 8

interface ThreadOptions {
  /** The source file that the thread runs: Node strips the types, so no bundler needs to know about threads. */
  readonly file: string
  /** A task that takes longer fails, and the thread is ended. */
  readonly limitMs: number
  /** How long an idle thread is kept for the next task. */
  readonly keptMs: number
  /** A thread that needs more memory for its objects crashes; the rest of the process goes on. */
  readonly mostMegabytes: number
}

/** A thread for tasks that would block all requests. It runs one task after the other. */
export interface KeptThread<Task, Result> {
  /** Rejects when the task fails, and when the thread crashes, is ended, or takes too long. */
  readonly run: (task: Task) => Promise<Result>
  /** Ends the thread at once, even during a task; the next task starts another thread. */
  readonly end: () => Promise<void>
}

/** Resolves to the outcome of a task; rejects when the thread can be given no further task. */
const outcomeIn = async <Result>(worker: Worker, task: unknown, limitMs: number) => {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<Result>>()
  const late = () => reject(new Error(`A thread was at its task for more than ${limitMs} ms`))
  const over = () => reject(new Error('A thread ended before its task was done'))
  const limit = setTimeout(late, limitMs)
  worker.on('message', resolve).on('error', reject).on('exit', over)
  try {
    worker.postMessage(task)
    return await promise
  } finally {
    clearTimeout(limit)
    worker.off('message', resolve).off('error', reject).off('exit', over)
  }
}

/**
 * A thread that starts at its first task and is kept as long as tasks come. An idle thread does not keep the process
 * alive.
 */
export const reusedThread = <Task, Result>(options: ThreadOptions): KeptThread<Task, Result> => {
  const { file, limitMs, keptMs, mostMegabytes } = options
  const inTurn = oneAtATime()
  let worker: Worker | undefined
  let leaving: NodeJS.Timeout | undefined

  const start = () => {
    const started = new Worker(file, {
      // The thread does not inherit the Node options of the process: they may name options that only a main file can
      // have.
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: mostMegabytes,
        maxYoungGenerationSizeMb: newObjectsMegabytes,
      },
    })
    worker = started
    // An error event without a listener would end the process; the caller that waits for a task gets the error too.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const end = async () => {
    clearTimeout(leaving)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  const runNow = async (task: Task) => {
    clearTimeout(leaving)
    const taken = worker ?? start()
    taken.ref()
    try {
      const outcome = await outcomeIn<Result>(taken, task, limitMs)
      taken.unref()
      leaving = setTimeout(() => void end(), keptMs).unref()
      return outcome
    } catch (broken) {
      // The thread is ended before the next task runs, or that task would be given to a dying thread.
      await end()
      throw broken
    }
  }

  return {
    run: async (task) => {
      const outcome = await inTurn(() => runNow(task))
      if ('failure' in outcome) throw outcome.failure
      return outcome.result
    },
    end,
  }
}
