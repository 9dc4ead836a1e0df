import type { ImplementedJob } from '../../../platform/jobs/implement-job.ts'

const found = import.meta.glob<Record<string, ImplementedJob>>('../../../features/*/server/*.jobs.ts', {
  eager: true,
})

/** The jobs of every slice, found by file name. */
export const jobModules: readonly ImplementedJob[] = Object.values(found).flatMap((module) =>
  Object.values(module),
)
