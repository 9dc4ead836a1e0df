import { answerParent } from '../platform/children/answer-parent.ts'

/** The tasks for the child of reused-child.deep.test.ts. */
export type WaywardTask =
  | 'say who you are'
  | 'say what you know'
  | 'refuse'
  | 'never end'
  | 'break'
  | 'break later'
  | 'fill two hundred megabytes'

/** Long enough for the answer to arrive first. */
const laterMs = 20

const deeds: Readonly<Record<WaywardTask, () => unknown>> = {
  'say who you are': () => process.pid,
  'say what you know': () => Object.keys(process.env).sort().join(' '),
  refuse: () => {
    throw new RangeError('not this one')
  },
  'never end': () => {
    for (;;);
  },
  break: () => process.kill(process.pid, 'SIGKILL'),
  'break later': () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), laterMs)
    return process.pid
  },
  'fill two hundred megabytes': () => Buffer.alloc(200 * 1024 * 1024, 1).byteLength,
}

// This runs in a child process of reused-child.deep.test.ts.
answerParent(async (task: WaywardTask) => deeds[task]())
