import { brotliDecompressSync } from 'node:zlib'
import type { RawAnswer } from './raw-answer.ts'

/** A file of the build and what it costs on the wire. */
export interface SentFile {
  readonly path: string
  readonly bytes: number
}

const tag = /<(?:link|script)\b[^>]*>/g
const loadedByTag = /\b(?:rel="(?:modulepreload|stylesheet)"|src=)/
const assetNamed = /"(\/assets\/[\w.~-]+\.(?:js|css))"/
/** What the page's own module script asks for; the manifest beside it only names what other pages would need. */
const importedByPage = /\bimport\s*(?:\*\s*as\s+\w+\s+from\s*)?\(?\s*"(\/assets\/[\w.~-]+\.js)"/g
/** What the page asks for once it is seen. */
const askedLater = /\bdata-preload="([^"]*)"/g
const importedAtOnce = /(?:\bfrom|\bimport)\s*["']\.\/([\w.~-]+\.js)["']/g

/** A page, and the server that is asked for its files. */
export interface AskedPage {
  readonly html: string
  readonly ask: (path: string) => Promise<Pick<RawAnswer, 'status' | 'headers' | 'body'>>
}

const loadedBy = (html: string) => [
  ...(html.match(tag) ?? []).flatMap((text) =>
    loadedByTag.test(text) ? (assetNamed.exec(text)?.slice(1) ?? []) : [],
  ),
  ...[...html.matchAll(importedByPage)].flatMap((match) => match.slice(1)),
  ...[...html.matchAll(askedLater)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path !== ''),
]

/** Scripts and styles that a page loads by itself, and the scripts that those import without waiting. */
export const assetsOf = async ({ html, ask }: AskedPage) => {
  const waiting = new Set(loadedBy(html))
  const files: SentFile[] = []
  // A set visits what is added to it on the way.
  for (const path of waiting) {
    const { status, headers, body } = await ask(path)
    if (status !== 200) throw new Error(`${path}, named by a page, answered ${status}`)
    files.push({ path, bytes: body.length })
    const text = headers.includes('br') ? brotliDecompressSync(body).toString() : body.toString()
    if (path.endsWith('.js'))
      for (const [, name] of text.matchAll(importedAtOnce)) waiting.add(`/assets/${name}`)
  }
  return files
}
