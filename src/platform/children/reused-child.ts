import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { env } from 'node:process'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Outcome } from './answer-parent.ts'

interface ChildOptions {
  /** The source file that the child runs: Node strips the types, so no bundler needs to know about child processes. */
  readonly file: string
  /** A task that takes longer fails, and the child is killed. */
  readonly limitMs: number
  /** How long an idle child is kept for the next task. */
  readonly keptMs: number
  /** Whether the child runs at a lower priority, so that requests of visitors are served first. */
  readonly visitorsFirst?: boolean
}

/** A process for tasks that need much memory: the operating system gets the memory back when the process ends. */
export interface KeptChild<Task, Result> {
  /**
   * Runs tasks one after the other. It rejects when the task fails or takes too long, when the child is killed (as it
   * is when a running task is aborted), and when the child crashed twice on the same task.
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result>
  /** Kills the child at once, even during a task; the next task starts another child. */
  readonly end: () => Promise<void>
}

/** When so many tasks wait already, a further one is refused; its caller tries again. */
const mostWaiting = 64

/**
 * The environment variables that a child needs to run. The child decodes files of strangers, so it must get no secret.
 */
const passedOn = ['PATH', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']

const bareEnvironment = () =>
  Object.fromEntries(passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))

class ChildBroke extends Error {
  override readonly name = 'ChildBroke'
}

/** Resolves to the outcome of a task; rejects when the child can be given no further task. */
const outcomeIn = async <Result>(
  child: ChildProcess,
  { task, limitMs, signal }: { task: unknown; limitMs: number; signal: AbortSignal | undefined },
) => {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<Result>>()
  const late = () => reject(new Error(`A child was at its task for more than ${limitMs} ms`))
  const broke = (how: unknown) => reject(new ChildBroke(`A child ended before its task was done (${how})`))
  const over = (code: number | null, by: NodeJS.Signals | null) =>
    child.killed ? reject(new Error('A child was ended before its task was done')) : broke(by ?? code)
  const givenUp = () => reject(signal?.reason)
  const limit = setTimeout(late, limitMs)
  signal?.addEventListener('abort', givenUp)
  child.on('message', resolve).on('error', broke).on('exit', over)
  try {
    if (!child.connected) over(child.exitCode, child.signalCode)
    else child.send(task as object, (failure) => failure && broke(failure.message))
    return await promise
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', givenUp)
    child.off('message', resolve).off('error', broke).off('exit', over)
  }
}

let tasks = 0

/** The number of tasks that the child processes have or will get. */
export const childTasks = () => tasks

const kept = new Set<{ readonly end: () => Promise<void> }>()

/** Kills all child processes when the server stops; their running tasks fail. */
export const endChildren = async () => {
  await Promise.all([...kept].map(({ end }) => end()))
}

const startChild = (file: string, { visitorsFirst }: { readonly visitorsFirst: boolean }) => {
  // The child does not inherit the Node options of the parent: they may name options that only a main file can have.
  const child = fork(file, {
    execArgv: [],
    env: bareEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // An error event without a listener would end the parent process; the caller that waits for a task gets the error too.
  child.on('error', () => undefined)
  // It gives way, but is not starved: at the lowest priority a picture waits minutes where a machine is busy all the time.
  if (visitorsFirst && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** Kills a child, and resolves once it is gone. */
const killChild = async (child: ChildProcess | undefined) => {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  // An idle child does not keep the parent alive, but here the caller waits for the exit of the child.
  child.ref()
  child.once('exit', () => resolve())
  child.kill('SIGKILL')
  await promise
}

/**
 * A child process that starts at its first task and is kept as long as tasks come. An idle child does not keep the
 * parent process alive.
 */
export const reusedChild = <Task, Result>(options: ChildOptions): KeptChild<Task, Result> => {
  const { file, limitMs, keptMs, visitorsFirst = false } = options
  const inTurn = oneAtATime()
  let child: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  let waiting = 0

  const start = () => {
    const started = startChild(file, { visitorsFirst })
    child = started
    kept.add(self)
    started.on('exit', () => {
      if (child !== started) return
      child = undefined
      kept.delete(self)
    })
    return started
  }

  const end = async () => {
    clearTimeout(leaving)
    const ended = child
    child = undefined
    kept.delete(self)
    await killChild(ended)
  }

  const runNow = async (task: Task, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    clearTimeout(leaving)
    const taken = child ?? start()
    taken.ref()
    taken.channel?.ref()
    try {
      const outcome = await outcomeIn<Result>(taken, { task, limitMs, signal })
      taken.unref()
      taken.channel?.unref()
      leaving = setTimeout(() => void end(), keptMs).unref()
      return outcome
    } catch (broken) {
      // The child is killed before the next task runs, or that task would be given to a dying child.
      await end()
      throw broken
    }
  }

  /**
   * The child may have crashed for want of memory, by an earlier task, or by a kill command, so its task is tried once
   * more.
   */
  const runTwice = (task: Task, signal: AbortSignal | undefined) =>
    runNow(task, signal).catch((failure: unknown) => {
      if (failure instanceof ChildBroke) return runNow(task, signal)
      throw failure
    })

  const self: KeptChild<Task, Result> = {
    run: async (task, signal) => {
      if (waiting >= mostWaiting) throw requestErrors.serviceBusy()
      waiting++
      tasks++
      try {
        const outcome = await inTurn(() => runTwice(task, signal))
        if ('failure' in outcome) throw outcome.failure
        return outcome.result
      } finally {
        waiting--
        tasks--
      }
    },
    end,
  }
  return self
}
