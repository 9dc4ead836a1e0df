import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '../../../shared/i18n/languages.ts'

interface Words {
  readonly sentence: string
  /** What the reader may do meanwhile, or when the page comes back. */
  readonly advice?: string | undefined
}

export interface PlainPage extends Words {
  readonly lng: Language
  readonly houseName: string
  readonly back: string
  /** The words of a failure, for a reader of the other language. */
  readonly other?: (Words & { readonly lng: Language }) | undefined
  /** The page loads itself again after so many seconds, or at once by a link to itself. */
  readonly again?: { readonly seconds: number; readonly now: string } | undefined
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The colours are those of the house's theme, whose files may be out of reach now. */
const style = `
:root{color-scheme:light dark;--paper:#f7f1e6;--ink:#221a16;--soft:#5f5349;--thread:#a4222a}
@media (prefers-color-scheme:dark){:root{--paper:#1b1412;--ink:#f3eadc;--soft:#bcad9c;--thread:#ee8a80}}
*{box-sizing:border-box;margin:0}
body{display:flex;min-height:100vh;min-height:100svh;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Hanken Grotesk Variable","Avenir Next","Segoe UI",Roboto,sans-serif}
header,main{padding:clamp(1.5rem,5vw,4rem)}
header a{color:inherit;font:400 1.25rem/1.2 "Bodoni Moda Variable","Bodoni 72",Didot,"Bodoni MT",Georgia,serif;text-decoration:none}
main{display:flex;flex:1;flex-direction:column;justify-content:center;max-width:46rem}
svg{width:min(20rem,100%);height:auto;fill:none;stroke:var(--thread);stroke-width:1.5;stroke-linecap:round}
h1{margin-top:2rem;font:400 clamp(2rem,6vw,3.25rem)/1.12 "Bodoni Moda Variable","Bodoni 72",Didot,"Bodoni MT",Georgia,serif;text-wrap:balance}
p{margin-top:1.25rem;max-width:34rem}
.other{color:var(--soft);font-size:.9375rem}
ul{display:flex;flex-wrap:wrap;gap:1rem 2rem;margin-top:2.25rem;padding:0;list-style:none}
li a{display:inline-block;padding:.5rem 0;color:inherit;text-decoration:underline;text-decoration-color:var(--thread);text-decoration-thickness:1px;text-underline-offset:.4em}
a:focus-visible{outline:2px solid var(--thread);outline-offset:4px}
`

const seam =
  '<path d="M2 31.5q5 .6 10-.2m5 .4q5 .9 9.6.3m5.2-.8q5 .2 10 .7m4.8-.5q5-.6 9.8-.2m5 .9q4.6.3 9.4-.4m5.2.2q5 .7 9.8.1m4.8-.6q4.8.2 8 .4"/>'

/** The other half of the thread that every failure of the house shows broken. */
const brokenEnd = `<path d="M112 31.4c9-.4 20-1.6 27-7.6 8-7 7.5-17.8.4-18.2-7.4-.4-9.6 10.4-2.6 16.6 6.4 5.6 13.6 5.2 17 12.6"/><path d="M318 30.6q-5 .8-10 .3m-5-.6q-5-.3-9.6.4m-5.2.5q-5 .2-10-.6m-4.8.3q-5 .8-9.8.4m-5-.8q-4.6-.1-9.4.5m-5.2.1q-5-.6-9.8-.2m-4.8.5q-4 .2-7-.2"/><path d="M212 31.2c-10 .4-19 .6-25.6 6-7.4 6-6.8 15.6-.4 15.8 6.8.2 8.6-9 2-14.6-5-4.2-11.6-6.2-13-14.6"/>`

/** The policy of a page that is complete in itself: its one style sheet is admitted by its hash. */
const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const said = ({ sentence, advice }: Words) =>
  [sentence, advice].filter(Boolean).map((text) => escaped(text ?? ''))

/**
 * A page of the house that needs neither a file nor a script, for when its other pages cannot be shown, and for the
 * answer to a mail program.
 */
export const plainPage = ({ lng, houseName, sentence, advice, back, other, again }: PlainPage) => {
  const isFailure = other !== undefined
  const home = `/${lng === 'fr' ? '' : `?lng=${lng}`}`
  return `<!doctype html>
<html lang="${lng}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${sentence} · ${houseName}`)}</title>
${again ? `<meta http-equiv="refresh" content="${again.seconds}">\n` : ''}<style>${style}</style>
</head>
<body>
<header><a href="${home}">${escaped(houseName)}</a></header>
<main>
<svg viewBox="0 0 320 56" width="320" height="56" aria-hidden="true">${seam}${isFailure ? brokenEnd : ''}</svg>
<h1>${escaped(sentence)}</h1>
${advice ? `<p>${escaped(advice)}</p>\n` : ''}<ul>
${again ? `<li><a href="">${escaped(again.now)}</a></li>\n` : ''}<li><a href="${home}">${escaped(back)}</a></li>
</ul>
${other ? `<p class="other" lang="${other.lng}">${said(other).join(' ')}</p>\n` : ''}</main>
</body>
</html>`
}

export const sendPlainPage = (reply: FastifyReply, page: PlainPage) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy)
    .send(plainPage(page))
