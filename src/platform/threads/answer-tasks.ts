import { parentPort } from 'node:worker_threads'

/** What a kept thread says of a task. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: unknown }

/** For the file that a kept thread runs: does the tasks it is sent, and sends back what came of each. */
export const answerTasks = <Task, Result>(work: (task: Task) => Promise<Result>) => {
  const outcomeOf = async (task: Task): Promise<Outcome<Result>> => ({ result: await work(task) })
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await outcomeOf(task).catch((failure: unknown) => ({ failure })))
  })
}
