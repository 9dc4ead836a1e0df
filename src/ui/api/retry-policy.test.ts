import { environmentManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { patientRetry, shopRetry } from './retry-policy.ts'

const refused = (status: number) => new ApiError(status, { code: 'refused', message: 'Non.' })
const broken = new TypeError('Failed to fetch')

beforeEach(() => environmentManager.setIsServer(() => false))
afterEach(() => environmentManager.setIsServer(() => true))

describe('a read that failed', () => {
  it('is asked once more in the shop, three times more elsewhere', () => {
    expect([0, 1].map((failures) => shopRetry.retry(failures, broken))).toEqual([true, false])
    expect([0, 1, 2, 3].map((failures) => patientRetry.retry(failures, broken))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('waits twice as long each time, from 1 s to 30 s', () => {
    expect([0, 1, 2, 4, 5, 9].map(patientRetry.retryDelay)).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ])
  })

  it.each([400, 401, 403, 404, 409, 422])('is left at that when it was refused with %i', (status) => {
    expect(patientRetry.retry(0, refused(status))).toBe(false)
  })

  it.each([408, 429, 500, 502, 503])('is asked again when %i may pass', (status) => {
    expect(patientRetry.retry(0, refused(status))).toBe(true)
  })

  it('is not asked again while a page is rendered', () => {
    environmentManager.setIsServer(() => true)
    expect([shopRetry.retry(0, broken), patientRetry.retry(0, broken)]).toEqual([false, false])
  })
})
