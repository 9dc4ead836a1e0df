import { Worker } from 'node:worker_threads'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import type { Outcome } from './answer-tasks.ts'

/** Room for new objects until they are looked through: without a limit a thread takes 60 MB more and is no faster. */
const newObjectsMegabytes = 8

interface ThreadOptions {
  /** What the thread runs, as its source: Node strips the types, and no bundler has to know about threads. */
  readonly file: string
  /** A task that takes longer has failed, and the thread is ended. */
  readonly limitMs: number
  /** How long a thread without tasks is kept for the next one. */
  readonly keptMs: number
  /** A thread that wants more memory for its objects breaks; what else runs in the process does not. */
  readonly mostMegabytes: number
}

/** A thread for tasks that would keep every request waiting. It does one after the other. */
export interface KeptThread<Task, Result> {
  /** Fails as the task does; and when the thread breaks, is ended, or takes too long. */
  readonly run: (task: Task) => Promise<Result>
  /** Ends the thread at once, whatever it does; the next task starts another one. */
  readonly end: () => Promise<void>
}

/** What becomes of a task; rejects when the thread can be given no further one. */
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

/** A thread that is started for its first task, kept as long as tasks come, and holds up no process that wants to end. */
export const reusedThread = <Task, Result>(options: ThreadOptions): KeptThread<Task, Result> => {
  const { file, limitMs, keptMs, mostMegabytes } = options
  const inTurn = oneAtATime()
  let worker: Worker | undefined
  let leaving: NodeJS.Timeout | undefined

  const start = () => {
    const started = new Worker(file, {
      // How the process itself was started is not for a thread: it may name what only a first file can have.
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: mostMegabytes,
        maxYoungGenerationSizeMb: newObjectsMegabytes,
      },
    })
    worker = started
    // An error without a listener would end the process; the caller that waits for a task hears it too.
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
      // Before the next task has its turn, or it would be given to a thread that is about to end.
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
