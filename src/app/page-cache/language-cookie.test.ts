import { describe, expect, it } from 'vitest'
import { languageCookie } from './language-cookie.ts'
import { pageUrlOf } from './page-key.ts'
import type { VisitorHeaders } from './visitor-language.ts'

const cookieAt = (url: string, headers: VisitorHeaders, publicUrl = 'http://localhost:3000') =>
  languageCookie({ pageUrl: pageUrlOf(url, headers), headers, publicUrl })

const english = { 'accept-language': 'en-GB,en;q=0.9' }

describe('the cookie of a language asked for by name', () => {
  it('remembers it, so that the next address may be bare', () => {
    const cookie = cookieAt('/boutique?lng=fr', english)
    expect(cookie).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(pageUrlOf('/boutique/produit/1', { ...english, cookie: 'language=fr' }).lng).toBe('fr')
  })

  it('replaces another one, and is not sent again to who has it', () => {
    expect(cookieAt('/?lng=en', { cookie: 'a=b; language=fr' })).toMatch(/^language=en;/)
    expect(cookieAt('/?lng=en', { cookie: 'a=b; language=en' })).toBeUndefined()
  })

  it('is not sent where no language, or none of ours, was asked for', () => {
    expect(cookieAt('/boutique?page=2', english)).toBeUndefined()
    expect(cookieAt('/?lng=de', english)).toBeUndefined()
  })

  it('stays on encrypted connections where the house has them', () => {
    expect(cookieAt('/?lng=fr', {}, 'https://house.example')).toMatch(/; Secure$/)
  })
})
