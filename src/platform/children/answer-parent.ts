/** What a kept child says of a task. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: unknown }

/** For the file that a kept child runs: does the tasks it is sent, and sends back what came of each. */
export const answerParent = <Task, Result>(work: (task: Task) => Promise<Result>) => {
  // A terminal tells all its processes to stop: what the house has in hand it still wants, and ends the child itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  const outcomeOf = async (task: Task): Promise<Outcome<Result>> => ({ result: await work(task) })
  process.on('message', async (task: Task) => {
    process.send?.(await outcomeOf(task).catch((failure: unknown) => ({ failure })))
  })
}
