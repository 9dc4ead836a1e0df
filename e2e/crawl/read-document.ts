/** What a page says of itself and where it leads; addresses are whole, those of links with their fragment. */
export interface DocumentFacts {
  readonly lang: string
  readonly titles: readonly string[]
  readonly meta: Readonly<Record<string, string>>
  readonly canonicals: readonly string[]
  readonly alternates: readonly (readonly [language: string, address: string])[]
  readonly headings: readonly string[]
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** Pictures, films, faces, styles, scripts: whatever the page has fetched. */
  readonly files: readonly string[]
  /** Pictures with their words for screen readers. */
  readonly pictures: readonly (readonly [address: string, alt: string])[]
  /** Structured data as written. */
  readonly blocks: readonly string[]
  /** All that is read, without any space: what stands apart on a page is not apart in its source. */
  readonly text: string
}

/** Reads a page as a browser does; run in one, and so in need of nothing outside. */
export const readDocument = ({ html, address }: { html: string; address: string }): DocumentFacts => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const told = (selector: string, attribute: string) =>
    all(selector).flatMap((element) => element.getAttribute(attribute)?.trim() || [])
  const whole = (href: string) => new URL(href, address).href
  const candidates = told('img[srcset], source[srcset]', 'srcset').flatMap((list) =>
    list.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  )
  const fetched = [
    ...told('img, video, audio, source, script', 'src'),
    ...told('video', 'poster'),
    ...told('link:not([rel=canonical], [rel=alternate])', 'href'),
    ...candidates,
  ]
  const facts = {
    lang: document.documentElement.lang,
    titles: all('title')
      .filter((title) => !title.closest('svg'))
      .map((title) => title.textContent ?? ''),
    meta: Object.fromEntries(
      all('meta[content]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonicals: told('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate][hreflang]').map(
      (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
    ),
    headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
    ids: [...told('[id]', 'id'), ...told('a[name]', 'name')],
    links: told('a[href], area[href]', 'href').map(whole),
    files: [...new Set(fetched)].filter((file) => !file.startsWith('data:')).map(whole),
    pictures: all('img[src][alt]').map(
      (picture) => [whole(picture.getAttribute('src') ?? ''), picture.getAttribute('alt') ?? ''] as const,
    ),
    blocks: all('script[type="application/ld+json"]').map((block) => block.textContent ?? ''),
  }
  for (const unread of all('script, style, template, noscript')) unread.remove()
  return { ...facts, text: (document.body.textContent ?? '').replace(/\s/g, '') }
}
