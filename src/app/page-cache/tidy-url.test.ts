import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyUrl } from './tidy-url.ts'

describe('the tidy address', () => {
  it.each([
    ['/boutique/', '/boutique'],
    ['/boutique//?page=2', '/boutique?page=2'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%62outique?page=2', '/boutique?page=2'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/', '/'],
    ['/?lng=en', '/?lng=en'],
  ])('of %s is %s', (given, tidy) => expect(tidyUrl(given)).toBe(tidy))

  it('never leads to another host, and is tidy itself or leads there in the end', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'small' }), fc.constantFrom('', '/', '//', '\\'), (path, more) => {
        const tidy = tidyUrl(`/${more}${path}${more}`)
        expect(tidy).toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})
