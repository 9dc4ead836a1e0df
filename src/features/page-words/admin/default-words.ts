/** The texts of a page as the software has them. */
export interface WordTree {
  readonly [name: string]: string | WordTree
}

/** Each text with its name, in the order of the page. */
export const flatWords = (tree: WordTree, above = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${above}${name}`, value] as const] : flatWords(value, `${above}${name}.`),
  )
