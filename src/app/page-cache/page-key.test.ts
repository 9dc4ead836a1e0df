import { describe, expect, it } from 'vitest'
import { pageUrlOf, postedUrlOf } from './page-key.ts'

describe('the address of a page', () => {
  it('is the same whatever a campaign adds and in whichever order parameters come', () => {
    const plain = pageUrlOf('/boutique?category=mariage&page=2', {})
    expect(pageUrlOf('/boutique?utm_source=x&page=2&category=mariage&fbclid=y', {})).toEqual(plain)
    expect(plain.target).toBe('/boutique?page=2&category=mariage')
  })

  it('knows on every page that its form was not sent, and nothing else by that name', () => {
    expect(pageUrlOf('/auth?unsent=1&mode=register', {}).target).toBe('/auth?mode=register&unsent=1')
    expect(pageUrlOf('/auth?unsent=maybe', {}).target).toBe('/auth')
  })

  it('holds what a posted form brings along, which anyone who reads the page does not see', () => {
    const pageUrl = '/newsletter/confirmation?utm_source=x&token=abc&lng=en'
    expect(pageUrlOf(pageUrl, {}).target).toBe('/newsletter/confirmation?lng=en')
    expect(postedUrlOf(pageUrl, {}).target).toBe('/newsletter/confirmation?token=abc&lng=en')
    expect(postedUrlOf('/contact?token=abc', {})).toEqual(pageUrlOf('/contact', {}))
  })

  it('speaks the language of lng, then of the cookie, then of the browser, then French', () => {
    const english = { 'accept-language': 'en-US,en;q=0.9' }
    expect(pageUrlOf('/', english).lng).toBe('en')
    expect(pageUrlOf('/', { ...english, cookie: 'language=fr' }).lng).toBe('fr')
    expect(pageUrlOf('/?lng=fr', english).lng).toBe('fr')
    expect(pageUrlOf('/', { 'accept-language': 'de-DE,de;q=0.9' }).lng).toBe('fr')
    expect(pageUrlOf('/?lng=en', { cookie: 'language=fr' }).lng).toBe('en')
    expect(pageUrlOf('/', { cookie: 'a=b; language=en' }).lng).toBe('en')
    expect(pageUrlOf('/', { cookie: 'notlanguage=en' }).lng).toBe('fr')
    expect(pageUrlOf('/?lng=de', {}).lng).toBe('fr')
  })

  it.each([
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mediapartners-Google',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'facebookcatalog/1.0',
    'http.rb/5.1.1 (Mastodon/4.2; +https://mastodon.example/)',
    'W3C_Validator/1.3',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (compatible; Embedly/0.2)',
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 BingPreview/1.0b',
  ])('stays French at the bare address for %s, whatever it accepts', (userAgent) => {
    const robot = { 'accept-language': 'en', 'user-agent': userAgent }
    expect(pageUrlOf('/', robot).lng).toBe('fr')
    expect(pageUrlOf('/?lng=en', robot).lng).toBe('en')
  })

  it('of a preview is kept nowhere, and only of a page whose words the house writes', () => {
    const preview = pageUrlOf('/a-propos?apercu=key', {})
    expect(preview).toMatchObject({ target: '/a-propos?apercu=key', cacheable: false, preview: true })
    for (const url of ['/a-propos', '/a-propos?apercu=', '/newsletter?apercu=key'])
      expect(pageUrlOf(url, {})).toMatchObject({ target: url.replace(/\?.*/, ''), cacheable: true })
    expect(pageUrlOf('/a-propos', {}).key).not.toBe(preview.key)
  })

  it('tells apart languages that share a target', () => {
    expect(pageUrlOf('/', { cookie: 'language=en' }).key).not.toBe(pageUrlOf('/', {}).key)
  })

  it('keeps pages with parameters in their path, and nothing unknown', () => {
    expect(pageUrlOf('/boutique/produit/42', {}).cacheable).toBe(true)
    expect(pageUrlOf('/boutique/produit/42/plus', {}).cacheable).toBe(false)
    expect(pageUrlOf('/wp-admin', {}).cacheable).toBe(false)
  })
})
