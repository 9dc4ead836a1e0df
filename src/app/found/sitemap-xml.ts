import type { IndexedPage } from '../../platform/http/indexed-pages.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const furtherNamespaces =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`

/** The entries of a page in each language; every entry names all languages, as the heads of the pages do (§16). */
const urlsOf = ({ path, changedAt, pictures = [] }: IndexedPage, publicUrl: string) => {
  const addressIn = (language: (typeof languages)[number]) => publicUrl + localizedPath(path, language)
  const alternates = [
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', publicUrl + path),
  ].join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const shown = pictures
    .map((picture) => `<image:image><image:loc>${escaped(publicUrl + picture)}</image:loc></image:image>`)
    .join('')
  return languages.map(
    (language) => `<url><loc>${escaped(addressIn(language))}</loc>${changed}${alternates}${shown}</url>\n`,
  )
}

/** The XML of a sitemap, with each language at its own address. */
export const sitemapXml = (pages: readonly IndexedPage[], publicUrl: string) =>
  `${declaration}<urlset ${namespace} ${furtherNamespaces}>\n${pages.flatMap((page) => urlsOf(page, publicUrl)).join('')}</urlset>\n`

/** The XML of a sitemap index, for more pages than one sitemap should hold. */
export const sitemapIndexXml = (addresses: readonly string[]) =>
  `${declaration}<sitemapindex ${namespace}>\n${addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
