import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

describe('Accept-Language', () => {
  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['fr;q=0.4, en;q=0.5', 'en'],
    ['de, fr;q=0.1', 'fr'],
    ['en;q=0, fr', 'fr'],
    ['de', undefined],
    ['', undefined],
    [';;;=,q', undefined],
  ])('reads %j as %j', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})
