import { createContext, type ReactNode, use } from 'react'
import type { TextNamespace } from '../../shared/i18n/text-registry.ts'
import type { Translation } from '../../shared/i18n/translation.ts'
import type { Translator } from '../../shared/i18n/translator.ts'

const TranslatorContext = createContext<Translator | undefined>(undefined)

interface TranslatorProviderProps {
  readonly translator: Translator
  readonly children: ReactNode
}

export const TranslatorProvider = ({ translator, children }: TranslatorProviderProps) => (
  <TranslatorContext value={translator}>{children}</TranslatorContext>
)

export const useTranslator = () => {
  const translator = use(TranslatorContext)
  if (!translator) throw new Error('No <TranslatorProvider> around this')
  return translator
}

/** `t` says the texts of a namespace in the visitor's language, or of the first of several that has them. */
export const useTranslation = <N extends TextNamespace>(
  namespaces: N | readonly N[],
): { readonly t: Translation<N> } => ({
  t: useTranslator().translationOf([namespaces].flat() as readonly string[]) as Translation<N>,
})

let ofBrowser: Translator | undefined

/** Set once by the browser's entry, for what is said outside React. */
export const setBrowserTranslator = (translator: Translator) => {
  ofBrowser = translator
}

export const browserTranslator = () => {
  if (!ofBrowser) throw new Error('Only a browser has a translator outside React')
  return ofBrowser
}
