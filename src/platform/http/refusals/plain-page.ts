import type { Language } from '../../../shared/i18n/languages.ts'

interface PlainPage {
  readonly lng: Language
  readonly sentence: string
  readonly back: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** A page with one sentence and a link home, for when the normal pages cannot be rendered. */
export const plainPage = ({ lng, sentence, back }: PlainPage) => `<!doctype html>
<html lang="${lng}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(sentence)}</title>
</head>
<body>
<main>
<h1>${escaped(sentence)}</h1>
<p><a href="/${lng === 'fr' ? '' : `?lng=${lng}`}">${escaped(back)}</a></p>
</main>
</body>
</html>`
