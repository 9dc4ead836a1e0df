import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import { silentLog } from '../log/log.ts'
import { implementJob } from './implement-job.ts'
import { defineJob, type JobKind, type JobRun, type Jobs } from './jobs.ts'

const remind = defineJob({ name: 'visits.remind', data: z.object({ visitId: z.string() }) })

/** A fake of Jobs that runs the handlers directly, without a queue. */
const jobsAtHand = () => {
  const runs = new Map<string, (job: JobRun<object>) => Promise<void>>()
  const jobs: Pick<Jobs, 'handle'> = {
    handle: <Data extends object>(kind: JobKind<Data>, run: (job: JobRun<Data>) => Promise<void>) => {
      runs.set(kind.name, (job) => run({ ...job, data: kind.data.parse(job.data) }))
    },
  }
  return { jobs: jobs as Jobs, run: (name: string, job: JobRun<object>) => runs.get(name)?.(job) }
}

describe('an implemented job', () => {
  it('runs its operation with its data and a context of its own', async () => {
    const seen: unknown[] = []
    const job = implementJob(remind, async (ctx, { data }) => {
      seen.push(ctx.lng, data.visitId)
    })
    const { jobs, run } = jobsAtHand()
    const context: Pick<Context, 'lng'> = { lng: 'fr' }
    job.register(jobs, () => context as Context)
    await run('visits.remind', {
      data: { visitId: '7' },
      log: silentLog(),
      signal: new AbortController().signal,
    })
    expect(seen).toEqual(['fr', '7'])
  })
})
