/** The answer of a child process to one task. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: unknown }

/** Runs in the file of a child process: it does each task that the parent sends, and sends back the outcome. */
export const answerParent = <Task, Result>(work: (task: Task) => Promise<Result>) => {
  // A terminal sends these signals to all processes of the group. The parent still needs the tasks that are running,
  // and ends the child itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  const outcomeOf = async (task: Task): Promise<Outcome<Result>> => ({ result: await work(task) })
  process.on('message', async (task: Task) => {
    process.send?.(await outcomeOf(task).catch((failure: unknown) => ({ failure })))
  })
}
