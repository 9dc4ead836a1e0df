import { beforeEach, describe, expect, it, vi } from 'vitest'
import { grantConsent, hasConsent, withConsent } from './with-consent.ts'

beforeEach(() => grantConsent([]))

describe('something optional', () => {
  it('does not start before the visitor agrees to it, nor for another purpose', () => {
    const start = vi.fn(() => () => {})
    const take = withConsent('analytics', start)
    expect(hasConsent('analytics')).toBe(false)
    grantConsent(['marketing'])
    expect(start).not.toHaveBeenCalled()
    grantConsent(['marketing', 'analytics'])
    grantConsent(['analytics'])
    expect(start).toHaveBeenCalledOnce()
    expect(hasConsent('analytics')).toBe(true)
    take()
  })

  it('stops with a withdrawal, once, and starts again when it is agreed to again', () => {
    const stop = vi.fn()
    const start = vi.fn(() => stop)
    grantConsent(['analytics'])
    const take = withConsent('analytics', start)
    grantConsent([])
    grantConsent([])
    expect(stop).toHaveBeenCalledOnce()
    grantConsent(['analytics'])
    expect(start).toHaveBeenCalledTimes(2)
    take()
    expect(stop).toHaveBeenCalledTimes(2)
    grantConsent([])
    expect(stop).toHaveBeenCalledTimes(2)
  })
})
