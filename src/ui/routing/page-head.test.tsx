import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../shared/i18n/languages.ts'
import { ApiProvider } from '../api/api-provider.tsx'
import { noTokens } from '../api/token-keeper.ts'
import { PageHead } from './page-head.tsx'

const transport = () => Promise.reject(new Error('a head asks nothing'))

type HeadProps = Partial<Parameters<typeof PageHead>[0]>

const headAt = (address: string, lng: Language, told: HeadProps = {}) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ApiProvider session={{ transport, lng, publicUrl: 'https://untel.example', tokens: noTokens }}>
        <PageHead title="Boutique" description="Nos pièces" path="/boutique" siteName="Untel" {...told} />
      </ApiProvider>
    </MemoryRouter>,
  )

const canonicalAt = (address: string, lng: Language) =>
  /<link rel="canonical" href="([^"]*)"/.exec(headAt(address, lng))?.[1]

const metaOf = (head: string) =>
  new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )

describe('the canonical address of a page', () => {
  it('is the bare one where no language is asked for, whatever the visitor reads', () => {
    expect(canonicalAt('/boutique', 'fr')).toBe('https://untel.example/boutique')
    expect(canonicalAt('/boutique', 'en')).toBe('https://untel.example/boutique')
  })

  it('says the language that is asked for', () => {
    expect(canonicalAt('/boutique?lng=en', 'en')).toBe('https://untel.example/boutique?lng=en')
  })

  it('is the bare one where French is asked for, or a language that the house does not speak', () => {
    expect(canonicalAt('/boutique?lng=fr', 'fr')).toBe('https://untel.example/boutique')
    expect(canonicalAt('/boutique?lng=de', 'en')).toBe('https://untel.example/boutique')
  })
})

describe('the languages of a page', () => {
  it.each(['/boutique', '/boutique?lng=en'])('are told alike at %s, French standing for all others', (at) => {
    const told = [...headAt(at, 'en').matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)]
    expect(told.map(([, language, href]) => [language, href])).toEqual([
      ['fr', 'https://untel.example/boutique'],
      ['en', 'https://untel.example/boutique?lng=en'],
      ['x-default', 'https://untel.example/boutique'],
    ])
  })
})

describe('a link that is shared', () => {
  it('tells the page, its languages, and a picture of the house with its size', () => {
    expect(Object.fromEntries(metaOf(headAt('/boutique?lng=en', 'en')))).toEqual({
      description: 'Nos pièces',
      'og:title': 'Boutique',
      'og:description': 'Nos pièces',
      'og:type': 'website',
      'og:url': 'https://untel.example/boutique?lng=en',
      'og:site_name': 'Untel',
      'og:locale': 'en_GB',
      'og:locale:alternate': 'fr_FR',
      'og:image': 'https://untel.example/og-image.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/png',
      'og:image:alt': 'Untel',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://untel.example/og-image.png',
      'twitter:image:alt': 'Untel',
    })
  })

  it('shows the picture of its page where there is one', () => {
    const meta = metaOf(
      headAt('/', 'fr', { share: { url: '/media/k/share-0.jpg', alt: 'Robe Garance, croquis' } }),
    )
    expect(meta.get('og:image')).toBe('https://untel.example/media/k/share-0.jpg')
    expect(meta.get('twitter:image')).toBe('https://untel.example/media/k/share-0.jpg')
    expect(meta.get('og:image:type')).toBe('image/jpeg')
    expect(meta.get('twitter:image:alt')).toBe('Robe Garance, croquis')
  })
})
