import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** One kind of work that outlives its request. */
export interface JobKind<Data extends object> {
  /** Slice and verb, such as `appointments.remind`. */
  readonly name: string
  /** Parsed before the job runs: a row written by an older version is data from outside. */
  readonly data: z.ZodType<Data>
  /** How often a failed run is tried again, ever later; 5 when left out. */
  readonly retries?: number
  /**
   * A run longer than this is told so by its signal, given up and tried again; 15 minutes when left out. Unless runs go
   * one by one, those fetched with it are tried again too.
   */
  readonly limitSeconds?: number
  /** For heavy work: a process never has two runs of this kind at the same time, not even when it has given one up. */
  readonly oneByOne?: boolean
  /** Runs it also at these times, Paris time, with empty data: `0 6 * * *`. */
  readonly cron?: string
}

/** Declares a kind of job, so that its sender and its worker agree on its data. */
export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

export interface JobRun<Data extends object> {
  readonly data: Data
  readonly log: Log
  /** Aborted when the run is given up, or the process stops: only the run can end itself. */
  readonly signal: AbortSignal
}

export interface JobRequest<Data extends object> {
  readonly kind: JobKind<Data>
  readonly data: Data
  readonly notBefore?: Temporal.Instant
  /** While a job with this key waits, another one is not added. */
  readonly key?: string
  /** Of the jobs that wait, the higher ones are fetched first; 0 when left out. */
  readonly priority?: number
}

/** Work done outside requests, in whichever process is free. */
export interface Jobs {
  /** Says how a kind is run; before `start`. */
  handle<Data extends object>(kind: JobKind<Data>, run: (job: JobRun<Data>) => Promise<void>): void
  /** Adds a job in the caller's transaction: it exists if and only if that commits. */
  enqueue<Data extends object>(tx: Db, request: JobRequest<Data>): Promise<void>
  /** Makes the queues, for code that enqueues before the process begins to work. */
  prepare(): Promise<void>
  /** Prepares the queues, unless that is done, and begins to work. */
  start(): Promise<void>
  /** Takes nothing new, tells what is in flight, and waits a second for it: what is cut off runs again, and was no failed try. */
  stop(): Promise<void>
}
