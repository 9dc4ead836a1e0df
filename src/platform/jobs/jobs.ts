import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** A kind of work that runs outside of requests. */
export interface JobKind<Data extends object> {
  /** Slice and verb, such as `appointments.remind`. */
  readonly name: string
  /** The schema of the data, checked before the job runs: an older version may have written the row. */
  readonly data: z.ZodType<Data>
  /** The number of retries after a failed run, with growing waits; 5 by default. */
  readonly retries?: number
  /**
   * After this time a run is aborted by its signal, abandoned and retried; 15 minutes by default. Unless the kind runs
   * one by one, jobs that were fetched in the same batch are retried too.
   */
  readonly limitSeconds?: number
  /** For heavy work: a process never has two runs of this kind at the same time, not even when one was abandoned. */
  readonly oneByOne?: boolean
  /** Also runs the job at these times of Paris, with empty data: `0 6 * * *`. */
  readonly cron?: string
}

/** Declares a kind of job, so that its sender and its worker agree on its data. */
export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

export interface JobRun<Data extends object> {
  readonly data: Data
  readonly log: Log
  /** Aborted when the run is abandoned or the process stops: the run has to end itself. */
  readonly signal: AbortSignal
}

export interface JobRequest<Data extends object> {
  readonly kind: JobKind<Data>
  readonly data: Data
  readonly notBefore?: Temporal.Instant
  /** As long as a job with this key waits, no other job with it is added. */
  readonly key?: string
  /** Waiting jobs with a higher priority are fetched first; 0 by default. */
  readonly priority?: number
}

/** Work outside of requests; any process that is free runs it. */
export interface Jobs {
  /** Registers the function that runs a kind; call it before `start`. */
  handle<Data extends object>(kind: JobKind<Data>, run: (job: JobRun<Data>) => Promise<void>): void
  /** Adds a job in the caller's transaction: the job exists if and only if that transaction commits. */
  enqueue<Data extends object>(tx: Db, request: JobRequest<Data>): Promise<void>
  /** Creates the queues, for code that enqueues before the process begins to work. */
  prepare(): Promise<void>
  /** Creates the queues, unless they exist, and begins to work. */
  start(): Promise<void>
  /**
   * Fetches no further jobs, aborts the running ones, and waits a second for them: a job that is cut off runs again,
   * and this does not count as a failed run.
   */
  stop(): Promise<void>
}
