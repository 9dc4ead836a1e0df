import { expect, it } from 'vitest'
import { breadcrumbStructuredData } from './breadcrumb-structured-data.ts'

it('numbers the steps of the breadcrumb and gives whole addresses to all but the page itself', () => {
  const trail = [{ label: 'Accueil', to: '/' }, { label: 'Boutique' }]
  expect(breadcrumbStructuredData(trail, 'https://untel.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://untel.example/' },
    { '@type': 'ListItem', position: 2, name: 'Boutique' },
  ])
})
