import { Marked, type Token, type Tokens } from 'marked'
import type { TextBlock } from '../../../shared/text/text-block.ts'

/** The words of a line without their marks: a link is its text, a tag is nothing. */
const wordsOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if (token.type === 'html') return ''
      if (token.type === 'br') return '\n'
      return 'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''
    })
    .join('')

const isList = (token: Token): token is Tokens.List => token.type === 'list'

const itemsOf = ({ items, ordered, start }: Tokens.List): readonly TextBlock[] =>
  items.map((item, index) => ({
    kind: 'item',
    text: wordsOf(item.tokens),
    marker: ordered ? `${Number(start || 1) + index}.` : '•',
  }))

const blocksOfToken = (token: Token): readonly TextBlock[] => {
  if (isList(token)) return itemsOf(token)
  if (token.type === 'blockquote')
    return blocksOfTokens(token.tokens).map((block) => ({ ...block, boxed: true as const }))
  if (token.type === 'heading')
    return [{ kind: token.depth <= 2 ? 'heading' : 'subheading', text: wordsOf(token.tokens) }]
  return token.type === 'paragraph' ? [{ kind: 'paragraph', text: wordsOf(token.tokens) }] : []
}

const blocksOfTokens = (tokens: readonly Token[] = []): readonly TextBlock[] => tokens.flatMap(blocksOfToken)

/** Markdown as blocks of words, for where there is no HTML. */
export const textBlocks = (markdown: string): readonly TextBlock[] =>
  blocksOfTokens(new Marked().lexer(markdown))
