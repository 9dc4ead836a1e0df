import { sql } from 'drizzle-orm'
import { jobModules } from '../app/wiring/modules/job-modules.ts'
import type { Context } from '../platform/context/context.ts'
import type { Db } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

type Run = (ctx: Context, data: object) => Promise<void>

/** The function for each kind of job, by name. */
const runners = () => {
  const found = new Map<string, Run>()
  let ctxOfRun: Context | undefined
  const registrar: Pick<Jobs, 'handle'> = {
    handle: (kind, run) => {
      found.set(kind.name, async (ctx, data) => {
        ctxOfRun = ctx
        const { signal } = new AbortController()
        await run({ data: kind.data.parse(data), log: ctx.log, signal })
      })
    },
  }
  const contextOf = () => {
    if (!ctxOfRun) throw new Error('A job runs without a context')
    return ctxOfRun
  }
  for (const job of jobModules) job.register(registrar as Jobs, contextOf)
  return found
}

/**
 * A job queue that is only a table: a job exists if and only if its transaction committed, runs
 * when a test says so, and is removed only after success. Kinds that a test does not need may be left out.
 */
export const recordedJobs = async (
  db: Db,
  { without = [] }: { readonly without?: readonly string[] } = {},
) => {
  await db.execute(
    sql`create table if not exists kept_jobs (id serial primary key, name text not null, data jsonb not null)`,
  )
  const kinds = runners()
  const waiting = async () => {
    const { rows } = await db.execute<{ id: number; name: string; data: object }>(
      sql`select id, name, data from kept_jobs order by id`,
    )
    return rows
  }
  return {
    jobs: {
      enqueue: async (tx, { kind, data }) => {
        if (without.includes(kind.name)) return
        await tx.execute(
          sql`insert into kept_jobs (name, data) values (${kind.name}, ${JSON.stringify(data)}::jsonb)`,
        )
      },
    } satisfies Context['jobs'],
    waiting,
    /** Runs the job at a position of the queue; returns whether there was one. */
    run: async (ctx: Context, place = 0) => {
      const jobs = await waiting()
      const job = jobs[place % Math.max(jobs.length, 1)]
      if (!job) return false
      const run = kinds.get(job.name)
      if (!run) throw new Error(`Nobody runs ${job.name}`)
      await run(ctx, job.data)
      await ctx.db.execute(sql`delete from kept_jobs where id = ${job.id}`)
      return true
    },
  }
}
