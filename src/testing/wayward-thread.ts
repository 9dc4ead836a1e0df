import { threadId } from 'node:worker_threads'
import { answerTasks } from '../platform/threads/answer-tasks.ts'

/** The tasks for the thread of reused-thread.deep.test.ts. */
export type WaywardTask =
  | 'say who you are'
  | 'refuse'
  | 'never end'
  | 'break'
  | 'take all memory'
  | 'break later'

/** Long enough for the answer to arrive first. */
const laterMs = 20

const deeds: Readonly<Record<WaywardTask, () => unknown>> = {
  'say who you are': () => undefined,
  refuse: () => {
    throw new RangeError('not this one')
  },
  'never end': () => {
    for (;;);
  },
  break: () => process.exit(3),
  'take all memory': () => {
    const taken: number[][] = []
    for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => index / 2))
  },
  'break later': () =>
    setTimeout(() => {
      throw new Error('nobody has asked for this')
    }, laterMs),
}

// This runs in a thread of reused-thread.deep.test.ts.
answerTasks(async (task: WaywardTask) => {
  deeds[task]()
  return threadId
})
