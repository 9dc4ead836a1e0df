import { environmentManager } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'

const firstRefusal = 400
const firstServerFailure = 500
/** Refusals that pass with time: the request took too long, or the caller sent too many requests. */
const passing: readonly number[] = [408, 429]

/** Whether a retry may help: a request that was refused for its content would be refused again. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status < firstRefusal ||
  error.status >= firstServerFailure ||
  passing.includes(error.status)

/** The rendering of a page cannot wait, so nothing is retried there. */
const timesMore = (most: number) => (failures: number, error: Error) =>
  !environmentManager.isServer() && failures < most && mayPass(error)

const firstWaitMs = 1000
const longestWaitMs = 30_000

const doublingWait = (failures: number) => Math.min(firstWaitMs * 2 ** failures, longestWaitMs)

/** Queries of the shop are retried once (§9). */
export const shopRetry = { retry: timesMore(1), retryDelay: doublingWait }

/** Queries of reviews and featured products are retried three times, after 1 s, 2 s and 4 s (§9). */
export const patientRetry = { retry: timesMore(3), retryDelay: doublingWait }
