import { diffArrays, diffWords } from 'diff'

type Change = 'same' | 'added' | 'taken'

/** A paragraph with its words: those that stay, those that came and those that went. */
export interface ComparedParagraph {
  /** Its place among the paragraphs of both texts. */
  readonly place: number
  readonly words: readonly { readonly text: string; readonly change: Change }[]
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/)

const changeOf = ({ added, removed }: { readonly added: boolean; readonly removed: boolean }): Change => {
  if (added) return 'added'
  return removed ? 'taken' : 'same'
}

const wordsOf = (before: string, after: string) =>
  diffWords(before, after).map((part) => ({ text: part.value, change: changeOf(part) }))

const whole = (change: Change) => (text: string) => ({ words: [{ text, change }] })

/** Paragraphs that took the place of others are compared word by word, in their order. */
const replaced = (before: readonly string[], after: readonly string[]) => [
  ...after.map((text, place) => ({
    words: before[place] === undefined ? whole('added')(text).words : wordsOf(before[place], text),
  })),
  ...before.slice(after.length).map(whole('taken')),
]

/** What has changed from one text to another, paragraph by paragraph. */
export const changedWords = (before: string, after: string): readonly ComparedParagraph[] =>
  compared(before, after).map((paragraph, place) => ({ place, ...paragraph }))

const compared = (before: string, after: string): readonly Omit<ComparedParagraph, 'place'>[] => {
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after))
  return parts.flatMap((part, place) => {
    const next = parts[place + 1]
    if (part.removed) return next?.added ? replaced(part.value, next.value) : part.value.map(whole('taken'))
    if (part.added) return parts[place - 1]?.removed ? [] : part.value.map(whole('added'))
    return part.value.map(whole('same'))
  })
}
