import { Marked, type Token, type Tokens } from 'marked'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import type { HouseDocument } from '../document.schema.ts'

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

const ownNumber = /^\d+\.\s+/

/** What the headings of a text are called in an address, in order; their own numbers left out, which a new part would shift. */
export const anchorsOf = (markdown: string): readonly string[] =>
  new Marked()
    .lexer(markdown)
    .filter(isHeading)
    .map(({ text }) => slugOf(text.replace(ownNumber, '')))

/** Links between pages keep the reader's language. */
const localizeLink = (lng: Language) => (token: Token) => {
  if (token.type === 'link' && token.href.startsWith('/')) token.href = localizedPath(token.href, lng)
}

interface Rendering {
  readonly lng: Language
  /** Those of its headings, in order: the same in every language, so that a link keeps its place. */
  readonly anchors?: readonly string[] | undefined
}

/** Markdown as the HTML of a page, and the parts that it has. */
export const houseMarkdown = (
  markdown: string,
  { lng, anchors = anchorsOf(markdown) }: Rendering,
): Pick<HouseDocument, 'html' | 'headings'> => {
  const headings: { id: string; title: string }[] = []
  let passed = 0
  let current = ''
  const marked = new Marked({
    walkTokens: localizeLink(lng),
    renderer: {
      heading({ tokens, text, depth }) {
        current = anchors[passed] ?? ''
        passed += 1
        if (depth === 2) headings.push({ id: current, title: text })
        return `<h${depth} id="${current}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      /** On paper a link says where it leads; on a screen it does not need to. */
      link({ href, tokens }) {
        const address = href.replaceAll('&', '&amp;')
        return `<a href="${address}" data-address="${address}">${this.parser.parseInline(tokens)}</a>`
      },
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
        const row = (cells: string) => `<tr>${cells}</tr>`
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`)
        const body = rows.map((cells) =>
          cells.map((cell, at) =>
            at === 0 ? `<th scope="row">${inline(cell)}</th>` : `<td>${inline(cell)}</td>`,
          ),
        )
        return (
          `<table aria-labelledby="${current}"><thead>${row(head.join(''))}</thead>` +
          `<tbody>${body.map((cells) => row(cells.join(''))).join('\n')}</tbody></table>\n`
        )
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), headings }
}
