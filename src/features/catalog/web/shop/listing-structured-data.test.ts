import { expect, it } from 'vitest'
import { listingStructuredData } from './listing-structured-data.ts'

it('lists the addresses in the order of the page', () => {
  expect(listingStructuredData(['/b', '/a'])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: '/b' },
      { position: 2, url: '/a' },
    ],
  })
})
