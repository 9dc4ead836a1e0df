import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ApiProvider } from './api/api-provider.tsx'
import { noTokens } from './api/token-keeper.ts'
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx'

const transport = () => Promise.reject(new Error('a breadcrumb asks nothing'))

const structured = (items: readonly BreadcrumbItem[]): unknown => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApiProvider session={{ transport, lng: 'fr', publicUrl: 'https://untel.example', tokens: noTokens }}>
        <Breadcrumb label="Fil d’Ariane" items={items} />
      </ApiProvider>
    </MemoryRouter>,
  )
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
}

it('tells search engines its steps, with whole addresses for all but the page itself', () => {
  expect(structured([{ label: 'Accueil', to: '/' }, { label: 'Boutique' }])).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://untel.example/' },
      { '@type': 'ListItem', position: 2, name: 'Boutique' },
    ],
  })
})

it('cannot be ended early by what a step is called', () => {
  const name = '</script><script>alert(1)</script>'
  expect(structured([{ label: name }])).toMatchObject({ itemListElement: [{ name }] })
})
