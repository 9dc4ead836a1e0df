import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../shared/i18n/languages.ts'
import { ApiProvider } from '../api/api-provider.tsx'
import { noTokens } from '../api/token-keeper.ts'
import { PageHead } from './page-head.tsx'

const transport = () => Promise.reject(new Error('a head asks nothing'))

const canonicalAt = (address: string, lng: Language) =>
  /<link rel="canonical" href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <ApiProvider session={{ transport, lng, publicUrl: 'https://untel.example', tokens: noTokens }}>
          <PageHead title="Boutique" description="Nos pièces" path="/boutique" siteName="Untel" />
        </ApiProvider>
      </MemoryRouter>,
    ),
  )?.[1]

describe('the canonical address of a page', () => {
  it('is the bare one where no language is asked for, whatever the visitor reads', () => {
    expect(canonicalAt('/boutique', 'fr')).toBe('https://untel.example/boutique')
    expect(canonicalAt('/boutique', 'en')).toBe('https://untel.example/boutique')
  })

  it('says the language that is asked for', () => {
    expect(canonicalAt('/boutique?lng=en', 'en')).toBe('https://untel.example/boutique?lng=en')
  })

  it('is the bare one where a language is asked for that the house does not speak', () => {
    expect(canonicalAt('/boutique?lng=de', 'en')).toBe('https://untel.example/boutique')
  })
})
