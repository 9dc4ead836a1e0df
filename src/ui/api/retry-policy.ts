import { environmentManager } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'

const firstRefusal = 400
const firstServerFailure = 500
/** Refusals that pass with time: the request took too long, or there were too many. */
const passing: readonly number[] = [408, 429]

/** Whether asking once more may help: what a request is refused for itself, it is refused for again. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status < firstRefusal ||
  error.status >= firstServerFailure ||
  passing.includes(error.status)

/** A page being rendered cannot wait: there, nothing is asked twice. */
const timesMore = (most: number) => (failures: number, error: Error) =>
  !environmentManager.isServer() && failures < most && mayPass(error)

const firstWaitMs = 1000
const longestWaitMs = 30_000

const doublingWait = (failures: number) => Math.min(firstWaitMs * 2 ** failures, longestWaitMs)

/** The shop's layer asks once more (§9). */
export const shopRetry = { retry: timesMore(1), retryDelay: doublingWait }

/** The layer of reviews and featured products asks three times more, waiting 1 s, 2 s, 4 s (§9). */
export const patientRetry = { retry: timesMore(3), retryDelay: doublingWait }
