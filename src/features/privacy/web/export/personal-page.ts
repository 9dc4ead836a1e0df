import type { Language } from '../../../../shared/i18n/languages.ts'
import type { PersonalExport } from '../../personal-export.schema.ts'
import { escapeHtml } from './escape-html.ts'
import { exportWords, wordFor } from './export-words.ts'
import { pageStyle } from './page-style.ts'
import { sectionHtml } from './section-html.ts'
import { momentWords } from './value-html.ts'

/** The name of the page's owner, as far as the account says. */
const ownerOf = ({ sections }: PersonalExport) => {
  const [account] = Object.hasOwn(sections, 'account') ? (sections.account ?? []) : []
  return [account?.firstName, account?.lastName].filter((part) => typeof part === 'string').join(' ')
}

/** The parts in the order in which they matter to the customer; a part without a name here comes last. */
const inOrder = (sections: PersonalExport['sections'], lng: Language) => {
  const known = Object.keys(exportWords[lng].sections)
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
  return Object.entries(sections).toSorted(([one], [other]) => rank(one) - rank(other))
}

/**
 * Everything that the house keeps about a person as one page to read, print and keep. It has no script and loads
 * nothing.
 */
export const personalPage = (kept: PersonalExport, lng: Language) => {
  const words = exportWords[lng]
  const parts = inOrder(kept.sections, lng).map(([name, records], place) => ({
    id: `part-${place + 1}`,
    name,
    records,
  }))
  const contents = parts.map(
    ({ id, name }) => `<li><a href="#${id}">${escapeHtml(wordFor(words.sections, name))}</a></li>`,
  )
  const lead = words.of.replace('{{name}}', () => ownerOf(kept)).replace('{{house}}', () => kept.house)
  const made = words.exportedAt.replace('{{time}}', () => momentWords(kept.exportedAt, lng))
  return `<!doctype html>
<html lang="${lng}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(`${words.title} · ${kept.house}`)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(lead)}</p><p>${escapeHtml(made)}</p></header>
<main>
<nav aria-label="${escapeHtml(words.contents)}"><ul>${contents.join('')}</ul></nav>
${parts.map((part) => sectionHtml(part, lng)).join('\n')}
</main>
</body>
</html>
`
}
