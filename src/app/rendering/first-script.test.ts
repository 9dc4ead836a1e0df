import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { firstScript } from './first-script.ts'

interface Visitor {
  readonly browser?: string
  readonly search?: string
  readonly cookie?: string
  readonly stored?: string
  readonly program?: string
}

/** The addresses that a French page is loaded again at, and what the visitor's store then holds. */
const loadedAgain = ({ browser = 'fr-FR', search = '', cookie = '', stored, program = '' }: Visitor) => {
  const again: string[] = []
  const store = new Map(stored === undefined ? [] : [['language', stored]])
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  }
  const href = `https://maison.example/boutique${search}`
  runInNewContext(firstScript, {
    ...{ URL, URLSearchParams },
    document: { documentElement: { lang: 'fr', dataset: {} }, cookie, querySelectorAll: () => [] },
    MutationObserver: class {
      observe() {}
    },
    ...{ localStorage: storage, sessionStorage: { getItem: () => null } },
    navigator: { language: browser, userAgent: program },
    location: { href, search, protocol: 'https:', replace: (address: string) => void again.push(address) },
  })
  return { again, language: store.get('language') }
}

it('loads a page again in the language that was stored', () => {
  expect(loadedAgain({ stored: 'en' }).again).toEqual(['https://maison.example/boutique?lng=en'])
  expect(loadedAgain({ stored: 'fr' }).again).toEqual([])
})

it('asks the address and the cookie first, and stores what an address asks for', () => {
  expect(loadedAgain({ stored: 'en', search: '?lng=fr' })).toEqual({ again: [], language: 'fr' })
  expect(loadedAgain({ stored: 'en', cookie: 'language=fr' }).again).toEqual([])
})

it('leaves the language of the browser to the server, which has been told it', () => {
  expect(loadedAgain({ browser: 'en-US' })).toEqual({ again: [], language: undefined })
})

it('leaves robots at the address that they asked for', () => {
  expect(loadedAgain({ stored: 'en', program: 'Googlebot/2.1' }).again).toEqual([])
})
