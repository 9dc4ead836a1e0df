import { expect, it } from 'vitest'
import { insidePath } from '../../../accounts/signing-in/redirect.rules.ts'
import { signInToReview } from './review-url.ts'

it('leads a guest to sign in, and from there to the form of the same product', () => {
  const { pathname, searchParams } = new URL(signInToReview('p1'), 'https://house.example')
  expect(pathname).toBe('/auth')
  expect(insidePath(searchParams.get('redirect') ?? '')).toBe('/boutique/produit/p1#rediger-un-avis')
})
