import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { fileInLanguage } from '../../src/app/i18n/file-in-language.ts'
import { defaultLanguage, type Language, languages } from '../../src/shared/i18n/languages.ts'

type BothLanguages = Readonly<Record<Language, unknown>>

interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

const textsOfPart = /\/src\/(?:features\/[^/]+\/(?:(?:web|admin)\/.*)?|ui\/.*)[\w-]+\.texts\.ts$/
const plainName = /^[A-Za-z_]\w*$/
const scriptName = /[\w.~-]+\.js\b/g

/** Stands where the texts will be: a call that no minifier knows, and so leaves alone. */
const placeholder = /\btextsOfPart\(["'`](\w+)["'`]\)/g

/** Texts as a script writes them: names without quotes, because every byte is paid for. */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([name, inner]) => `${plainName.test(name) ? name : JSON.stringify(name)}:${written(inner)}`,
  )
  return `{${entries.join()}}`
}

/** The scripts that hold texts, and all that lead to one: each is built once for each language. */
const varyingAmong = (chunks: readonly Chunk[]): ReadonlySet<string> => {
  const found = new Set(chunks.filter(({ code }) => code.match(placeholder)).map(({ fileName }) => fileName))
  // A set visits what is added to it on the way.
  for (const name of found)
    for (const { fileName, imports, dynamicImports } of chunks)
      if (imports.includes(name) || dynamicImports.includes(name)) found.add(fileName)
  return found
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Builds each script that holds the texts of a part of a page, or leads to such a one, once for each language, so that
 * a browser loads the reader's language only. The server names them by `languageAssets`.
 */
export const oneLanguage = (): Plugin => {
  const parts = new Map<string, BothLanguages>()
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',

    transform: async (_code, id) => {
      if (!textsOfPart.test(id)) return undefined
      const exported: Record<string, BothLanguages> = await import(pathToFileURL(id).href)
      const [[name, texts] = [], ...others] = Object.entries(exported)
      if (!texts || others.length > 0) throw new Error(`${id} has to export the texts of one part`)
      // The name of the built script follows the placeholder, and has to change with the texts.
      const hash = createHash('sha256').update(written(texts)).digest('hex').slice(0, 16)
      parts.set(hash, texts)
      return { code: `export const ${name} = textsOfPart('${hash}')`, map: null }
    },

    generateBundle: {
      // Last, because Vite writes the names of other scripts into scripts.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const varying = varyingAmong(chunks)
        const names = new Set([...varying].map(baseName))
        const codeIn = (lng: Language, code: string) =>
          code
            .replace(placeholder, (_call, hash: string) => written({ [lng]: parts.get(hash)?.[lng] }))
            .replace(scriptName, (name) => (names.has(name) ? fileInLanguage(name, lng) : name))
        for (const chunk of chunks.filter(({ fileName }) => varying.has(fileName))) {
          const { code, fileName } = chunk
          for (const lng of languages) {
            const source = codeIn(lng, code)
            if (lng === defaultLanguage) chunk.code = source
            else this.emitFile({ type: 'asset', fileName: fileInLanguage(fileName, lng), source })
          }
        }
      },
    },
  }
}
