import { parentPort } from 'node:worker_threads'

/** The answer of a thread to one task. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: unknown }

/** Runs in the file of a thread: it does each task that the parent sends, and sends back the outcome. */
export const answerTasks = <Task, Result>(work: (task: Task) => Promise<Result>) => {
  const outcomeOf = async (task: Task): Promise<Outcome<Result>> => ({ result: await work(task) })
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await outcomeOf(task).catch((failure: unknown) => ({ failure })))
  })
}
