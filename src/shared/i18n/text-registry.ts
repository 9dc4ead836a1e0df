/**
 * Every slice adds its French texts here by declaration merging, so that the compiler checks
 * `useTranslation('catalog')` and error sentences without a central list.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in each slice's *.texts.fr.ts, and in the *.texts.ts of parts of pages
export interface TextRegistry {}

/** The same for texts that only the server uses, in each slice's *.refusals.fr.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in each slice's *.refusals.fr.ts
export interface RefusalRegistry {}

export type TextNamespace = keyof TextRegistry & string

/** The same keys with other texts: a translation must have this type. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>
}
