import type { Language } from './languages.ts'

export interface TextTree {
  readonly [name: string]: string | TextTree
}

/** The texts of one language, by their namespaces. */
export type Texts = Readonly<Record<string, TextTree>>

type Values = Readonly<Record<string, unknown>>

const variable = /\{\{(\w+)\}\}/g

const below = (tree: string | TextTree | undefined, name: string) =>
  typeof tree === 'object' && Object.hasOwn(tree, name) ? tree[name] : undefined

/** Finds a text in a tree by its path, such as « product.title ». */
const leafOf = (tree: TextTree | undefined, path: string) => {
  const found = path.split('.').reduce<string | TextTree | undefined>(below, tree)
  return typeof found === 'string' ? found : undefined
}

/** A text with its values in double braces filled in; one that is not given stays as it is. */
export const withValues = (text: string, values: Values) =>
  text.replace(variable, (left, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : left,
  )

/** Translates into one fixed language, with values, plurals, and namespaces that are added when their page comes. */
export const createTranslator = (lng: Language, texts: Texts) => {
  const trees = new Map(Object.entries(texts))
  const plurals = new Intl.PluralRules(lng)
  const translations = new Map<string, (key: string, values?: Values) => string>()

  /** The plural forms of a path, the most fitting first. */
  const formsOf = (path: string, { count }: Values) => {
    if (typeof count !== 'number') return [path]
    const ofNumber = [`${path}_${plurals.select(count)}`, path, `${path}_other`]
    return count === 0 ? [`${path}_zero`, ...ofNumber] : ofNumber
  }

  const say = (namespaces: readonly string[], path: string, values: Values) => {
    const forms = formsOf(path, values)
    for (const namespace of namespaces)
      for (const form of forms) {
        const text = leafOf(trees.get(namespace), form)
        if (text !== undefined) return withValues(text, values)
      }
    return path
  }

  /** Translates « namespace:path », or a path of the first of the namespaces that has it; a text that is not there is its key. */
  const translate = (namespaces: readonly string[], key: string, values: Values = {}) => {
    const [namespace, path] = key.split(':')
    return path === undefined ? say(namespaces, key, values) : say([namespace ?? ''], path, values)
  }

  return {
    translate: (key: string, values?: Values) => translate([], key, values),
    /** What translates the keys of some namespaces: always the same function, so that an effect may depend on it. */
    translationOf: (namespaces: readonly string[]) => {
      const name = namespaces.join()
      const known = translations.get(name)
      if (known) return known
      const translation = (key: string, values?: Values) => translate(namespaces, key, values)
      translations.set(name, translation)
      return translation
    },
    has: (namespace: string) => trees.has(namespace),
    add: (namespace: string, tree: TextTree) => {
      trees.set(namespace, { ...trees.get(namespace), ...tree })
    },
  }
}

export type Translator = ReturnType<typeof createTranslator>
