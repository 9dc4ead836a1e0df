/**
 * Every slice adds its French texts here by declaration merging, so that `useTranslation('catalog')`
 * and error sentences are checked by the compiler without a central list to keep.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in each slice's *.texts.fr.ts, and in the *.texts.ts of parts of pages
export interface TextRegistry {}

/** The same for what only the server says, in each slice's *.refusals.fr.ts: no browser knows these words. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in each slice's *.refusals.fr.ts
export interface RefusalRegistry {}

export type TextNamespace = keyof TextRegistry & string

/** The same keys with any wording: the type that a translation must have. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>
}
