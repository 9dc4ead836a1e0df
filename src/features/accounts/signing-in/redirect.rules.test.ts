import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { afterSignIn, insidePath, mailedRedirect, redirectReason } from './redirect.rules.ts'

const base = 'https://house.example'

describe('where a redirect may lead', () => {
  it.each(['/compte/adresses', '/boutique?search=d%C3%A9', '/favoris?lng=en', '/'])('to %s', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([
    '',
    'checkout',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/compte\nLocation: x',
    '/a//b',
    '/auth',
    '/auth?redirect=/auth',
  ])('not to %j', (redirect) => expect(insidePath(redirect)).toBeUndefined())

  it('is the site, whatever is asked', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `//${text}`),
    )
    fc.assert(
      fc.property(anything, (redirect) => {
        const path = insidePath(redirect)
        if (path !== undefined) expect(new URL(path, base).origin).toBe(base)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
})

it('is for the checkout at each of its steps', () => {
  expect(['checkout', '/checkout', '/checkout?step=payment'].map(redirectReason)).toEqual(
    Array(3).fill('checkout'),
  )
  expect(redirectReason('admin')).toBe('admin')
  expect(['', '/compte', '/checkout-2', '/checkout/x'].map(redirectReason)).toEqual(Array(4).fill(undefined))
})

describe('after signing in', () => {
  const goes = (redirect: string, role: 'user' | 'staff' | 'admin' = 'user') =>
    afterSignIn({ redirect, role })

  it('a customer goes to their account, or back to where they came from', () => {
    expect(goes('')).toEqual({ page: 'account' })
    expect(goes('/compte/adresses')).toEqual({ path: '/compte/adresses' })
    expect(goes('https://evil.example')).toEqual({ page: 'account' })
  })

  it('they go to the checkout that sent them', () => {
    expect(goes('checkout')).toEqual({ page: 'checkout' })
  })

  it('anyone who works in the house goes to the house', () => {
    expect([goes('', 'admin'), goes('checkout', 'admin'), goes('admin', 'staff')]).toEqual(
      Array(3).fill({ page: 'admin' }),
    )
    expect(goes('admin')).toEqual({ page: 'account' })
  })
})

it('a mail carries no way back that leads out of the site, or is longer than any of its addresses', () => {
  const kept = ['checkout', 'admin', '/favoris', '/checkout?step=payment']
  expect(kept.map(mailedRedirect)).toEqual(kept)
  const dropped = ['', 'https://evil.example', '//evil.example', 'compte', `/${'a'.repeat(500)}`]
  expect(dropped.map(mailedRedirect)).toEqual(dropped.map(() => ''))
})
