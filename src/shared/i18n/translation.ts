import type { TextNamespace, TextRegistry } from './text-registry.ts'

type PluralForm = 'zero' | 'one' | 'other'

type PathOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${PathOf<Tree[K]>}`
}[keyof Tree & string]

/** A text with plural forms is asked for without one. */
type WithoutForm<Path extends string> = Path extends `${infer Counted}_${PluralForm}` ? Counted : Path

/** Computed once for each namespace, however often it is used. */
type Paths = { readonly [N in TextNamespace]: WithoutForm<PathOf<TextRegistry[N]>> }

/** A path in one of the namespaces, or in a certain one: « title », « cart:title ». */
type TextKey<N extends TextNamespace> = Paths[N] | { [K in N]: `${K}:${Paths[K]}` }[N]

/** Says the texts of some namespaces: `t` of `useTranslation`. */
export type Translation<N extends TextNamespace> = (
  key: TextKey<N>,
  values?: Readonly<Record<string, unknown>>,
) => string
