import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { galleryColours, galleryOccasions } from '../../gallery.limits.ts'
import { noIdeaFilters } from '../../inspiration.rules.ts'
import { ideaFiltersOf, searchOfIdeas } from './idea-url.ts'

const readFrom = (search: string) => ideaFiltersOf(new URLSearchParams(search))

describe('the filters in the address of ideas', () => {
  it('are read back as they were written', () => {
    const occasion = fc.option(fc.constantFrom(...galleryOccasions), { nil: undefined })
    const colour = fc.option(fc.constantFrom(...galleryColours), { nil: undefined })
    fc.assert(
      fc.property(fc.record({ occasion, colour }), (filters) => {
        expect(readFrom(searchOfIdeas(filters))).toEqual(filters)
      }),
    )
  })

  it('are none where the address makes no sense', () => {
    expect(readFrom('?occasion=bal&colour=constructor')).toEqual(noIdeaFilters)
    expect(readFrom('?occasion=&colour')).toEqual(noIdeaFilters)
    expect(searchOfIdeas(noIdeaFilters)).toBe('')
  })
})
