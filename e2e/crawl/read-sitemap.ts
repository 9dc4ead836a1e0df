import type { Page } from '@playwright/test'

export interface ListedPage {
  readonly address: string
  readonly alternates: readonly (readonly [language: string, address: string])[]
  readonly pictures: readonly string[]
  readonly changed: string | null
}

/** Reads a list of pages as XML, in a browser; a list of lists answers their addresses. */
const readList = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const fault = document.querySelector('parsererror')?.textContent
  if (fault) throw new Error(fault)
  const textOf = (parent: Element, name: string) =>
    [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
  return {
    lists: [...document.getElementsByTagName('sitemap')].flatMap((list) => textOf(list, 'loc')),
    pages: [...document.getElementsByTagName('url')].map((url) => ({
      address: textOf(url, 'loc')[0] ?? '',
      alternates: [...url.getElementsByTagName('xhtml:link')].map(
        (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
      ),
      pictures: textOf(url, 'image:loc'),
      changed: textOf(url, 'lastmod')[0] ?? null,
    })),
  }
}

/** Every page that search engines are told of, however many lists they are told in. */
export const readSitemap = async (tab: Page, address: string): Promise<readonly ListedPage[]> => {
  const answer = await fetch(address)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  const { lists, pages } = await tab.evaluate(readList, await answer.text())
  const further = await Promise.all(lists.map((list) => readSitemap(tab, list)))
  return [...pages, ...further.flat()]
}
