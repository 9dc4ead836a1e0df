import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const publicUrl = 'https://untel.example'

describe('a list of pages for search engines', () => {
  it('has each page in both languages, each naming both and what all others are shown', () => {
    const [french = '', english = ''] =
      sitemapXml([{ path: '/contact' }], publicUrl).match(/<url>.*<\/url>/g) ?? []
    expect(french).toContain('<loc>https://untel.example/contact</loc>')
    expect(english).toContain('<loc>https://untel.example/contact?lng=en</loc>')
    for (const url of [french, english])
      expect([...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair)).toEqual([
        ['fr', 'https://untel.example/contact'],
        ['en', 'https://untel.example/contact?lng=en'],
        ['x-default', 'https://untel.example/contact'],
      ])
    expect(french).not.toContain('<lastmod>')
  })

  it('tells when a page changed, and its pictures', () => {
    const changedAt = new Date('2026-10-02T08:00:00Z')
    const xml = sitemapXml([{ path: '/p', changedAt, pictures: ['/media/k/1.webp'] }], publicUrl)
    expect(xml.match(/<lastmod>2026-10-02T08:00:00.000Z<\/lastmod>/g)).toHaveLength(2)
    expect(xml).toContain(
      '<image:image><image:loc>https://untel.example/media/k/1.webp</image:loc></image:image>',
    )
  })

  it('is written so that no address ends it early', () => {
    const xml = sitemapXml([{ path: '/boutique?category=<a>&b="\'' }], publicUrl)
    expect(xml).toContain(
      '<loc>https://untel.example/boutique?category=&lt;a&gt;&amp;b=&quot;&apos;&amp;lng=en</loc>',
    )
  })

  it('may be a list of lists', () => {
    expect(sitemapIndexXml([`${publicUrl}/sitemap-1.xml`])).toContain(
      '<sitemap><loc>https://untel.example/sitemap-1.xml</loc></sitemap>',
    )
  })
})
