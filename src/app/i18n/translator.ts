import type { i18n } from 'i18next'

interface Tree {
  readonly [name: string]: string | Tree
}

type Values = Readonly<Record<string, unknown>>

const variable = /\{\{(\w+)\}\}/g

const below = (tree: string | Tree | undefined, name: string) =>
  typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined

/** Finds a text in a tree by its path, such as « product.title ». */
const leafOf = (tree: Tree | undefined, key: string) => {
  const found = key.split('.').reduce<string | Tree | undefined>(below, tree)
  return typeof found === 'string' ? found : undefined
}

const withValues = (text: string, values: Values) =>
  text.replace(variable, (left, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : left,
  )

/**
 * Translates into one fixed language, with values, plurals, and namespaces that are added, as react-i18next asks for it.
 * It says what i18next says.
 */
export const createTranslator = (lng: string, texts: Readonly<Record<string, Tree>>) => {
  const trees = new Map(Object.entries(texts))
  const plurals = new Intl.PluralRules(lng)

  /** The plural forms of a key, in the order in which i18next tries them. */
  const formsOf = (key: string, { count }: Values) => {
    if (typeof count !== 'number') return [key]
    const ofNumber = [`${key}_${plurals.select(count)}`, key, `${key}_other`]
    return count === 0 ? [`${key}_zero`, ...ofNumber] : ofNumber
  }

  const say = (namespaces: readonly string[], key: string, values: Values = {}) => {
    const forms = formsOf(key, values)
    for (const namespace of namespaces)
      for (const form of forms) {
        const text = leafOf(trees.get(namespace), form)
        if (text !== undefined) return withValues(text, values)
      }
    return key
  }

  const speakOf =
    (given: string | readonly string[]) =>
    (asked: string, values?: Values): string => {
      const [namespace, key] = asked.split(':')
      return key === undefined ? say([given].flat(), asked, values) : say([namespace ?? ''], key, values)
    }

  const instance = {
    isInitialized: true,
    language: lng,
    languages: [lng],
    options: { react: { useSuspense: false } },
    t: speakOf([]),
    getFixedT: (_lng: string, given: string | readonly string[]) => speakOf(given),
    // A text is loaded together with its page, so there is nothing to wait for, and the language never changes.
    hasLoadedNamespace: () => true,
    on: () => {},
    off: () => {},
    hasResourceBundle: (_lng: string, namespace: string) => trees.has(namespace),
    addResourceBundle: (_lng: string, namespace: string, tree: Tree) =>
      trees.set(namespace, { ...trees.get(namespace), ...tree }),
  } satisfies Partial<Record<keyof i18n, unknown>>
  return instance
}

/** The library react-i18next calls this to convert keys that are given as functions; our keys are strings. */
export const keyFromSelector = String
