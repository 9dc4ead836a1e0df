import { type Translator, withValues } from '../../../shared/i18n/translator.ts'

type Translate = ReturnType<Translator['translationOf']>

/** A translator that says the texts of one namespace as the house does, and all others as the software does. */
export const withOwnWords = (
  software: Translator,
  namespace: string,
  own: Readonly<Record<string, string>>,
): Translator => {
  const translations = new Map<string, Translate>()

  /** A key is one of the first namespace, or says of which it is: « title », « shop:title ». */
  const ownText = ([first]: readonly string[], key: string) => {
    const whole = key.includes(':') ? key : `${first}:${key}`
    const name = whole.slice(namespace.length + 1)
    return whole.startsWith(`${namespace}:`) && Object.hasOwn(own, name) ? own[name] : undefined
  }

  return {
    ...software,
    // As the software's, it is always the same function, so that an effect may depend on it.
    translationOf: (namespaces) => {
      const name = namespaces.join()
      const known = translations.get(name)
      if (known) return known
      const translate = software.translationOf(namespaces)
      const say: Translate = (key, values = {}) => {
        const text = ownText(namespaces, key)
        return text === undefined ? translate(key, values) : withValues(text, values)
      }
      translations.set(name, say)
      return say
    },
  }
}
