import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { env } from 'node:process'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Outcome } from './answer-parent.ts'

interface ChildOptions {
  /** What the child runs, as its source: Node strips the types, and no bundler has to know about processes. */
  readonly file: string
  /** A task that takes longer has failed, and the child is ended. */
  readonly limitMs: number
  /** How long a child without tasks is kept for the next one. */
  readonly keptMs: number
  /** Whether it takes only what visitors leave of the machine. */
  readonly visitorsFirst?: boolean
}

/** A process for tasks whose memory is to be given back: what a process took, the system has again when it ends. */
export interface KeptChild<Task, Result> {
  /**
   * Does one task after the other. Fails as the task does; when it takes too long; when the child is ended, as it is when
   * a task in hand is given up; and when it broke over the same task twice.
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result>
  /** Ends the child at once, whatever it does; the next task starts another one. */
  readonly end: () => Promise<void>
}

/** A task that comes when so many wait already is refused; its caller tries again. */
const mostWaiting = 64

/** What a program needs to run. No secret of the house is within reach of what decodes a stranger's file. */
const passedOn = ['PATH', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']

const bareEnvironment = () =>
  Object.fromEntries(passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))

class ChildBroke extends Error {
  override readonly name = 'ChildBroke'
}

/** What becomes of a task; rejects when the child can be given no further one. */
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

const kept = new Set<{ readonly end: () => Promise<void> }>()

/** Ends all children that live, when the house closes; what they have in hand fails. */
export const endChildren = async () => {
  await Promise.all([...kept].map(({ end }) => end()))
}

/** A process that is started for its first task, kept as long as tasks come, and holds up no house that wants to end. */
export const reusedChild = <Task, Result>(options: ChildOptions): KeptChild<Task, Result> => {
  const { file, limitMs, keptMs, visitorsFirst = false } = options
  const inTurn = oneAtATime()
  let child: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  let waiting = 0

  const start = () => {
    // How the house itself was started is not for a child: it may name what only a first file can have.
    const started = fork(file, {
      execArgv: [],
      env: bareEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    kept.add(self)
    // An error without a listener would end the house; the caller that waits for a task hears it too.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (child !== started) return
      child = undefined
      kept.delete(self)
    })
    if (visitorsFirst && started.pid !== undefined)
      setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return started
  }

  const end = async () => {
    clearTimeout(leaving)
    const ended = child
    child = undefined
    kept.delete(self)
    if (ended?.pid === undefined || ended.exitCode !== null || ended.signalCode !== null) return
    const { promise, resolve } = Promise.withResolvers<void>()
    // Idle, it holds up nothing: a caller that waits for its end does.
    ended.ref()
    ended.once('exit', () => resolve())
    ended.kill('SIGKILL')
    await promise
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
      // Before the next task has its turn, or it would be given to a child that is about to end.
      await end()
      throw broken
    }
  }

  /** A child may have broken for want of memory, by what came before, or by a hand: its task is tried once more. */
  const runTwice = (task: Task, signal: AbortSignal | undefined) =>
    runNow(task, signal).catch((failure: unknown) => {
      if (failure instanceof ChildBroke) return runNow(task, signal)
      throw failure
    })

  const self: KeptChild<Task, Result> = {
    run: async (task, signal) => {
      if (waiting >= mostWaiting) throw requestErrors.serviceBusy()
      waiting++
      try {
        const outcome = await inTurn(() => runTwice(task, signal))
        if ('failure' in outcome) throw outcome.failure
        return outcome.result
      } finally {
        waiting--
      }
    },
    end,
  }
  return self
}
