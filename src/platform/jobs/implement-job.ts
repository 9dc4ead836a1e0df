import type { Context } from '../context/context.ts'
import type { JobKind, JobRun, Jobs } from './jobs.ts'

/** A kind of job with the function that runs it, as `server/<slice>.jobs.ts` exports it and the app finds it. */
export interface ImplementedJob {
  readonly register: (jobs: Jobs, contextOf: (run: Pick<JobRun<object>, 'log'>) => Context) => void
}

/** Binds a kind of job to its operation, which gets a new context for each run. */
export const implementJob = <Data extends object>(
  kind: JobKind<Data>,
  run: (ctx: Context, job: JobRun<Data>) => Promise<void>,
): ImplementedJob => ({
  register: (jobs, contextOf) => jobs.handle(kind, (job) => run(contextOf(job), job)),
})
