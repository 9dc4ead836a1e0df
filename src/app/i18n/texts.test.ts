import { describe, expect, it } from 'vitest'
import { AppError, sentenceKey } from '../../shared/errors.ts'
import { serverTexts } from './server-translators.ts'
import { translate } from './translate.ts'

// The server also has the texts of parts of pages, and the texts that only the server uses.
const french = serverTexts.fr
const english = serverTexts.en

interface Tree {
  readonly [key: string]: unknown
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const leaves = (tree: Tree, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value] as [string, unknown]],
  )

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

const errorModules = import.meta.glob<Record<string, Record<string, () => AppError>>>(
  ['../../features/*/*.errors.ts', '../../shared/request-errors.ts'],
  { eager: true },
)

const everyError = Object.values(errorModules)
  .flatMap((module) => Object.values(module))
  .flatMap((factories) => Object.values(factories).map((make) => make()))

describe('texts', () => {
  it('exist in both languages under the same keys', () => {
    const keys = (tree: Tree) =>
      leaves(tree)
        .map(([key]) => key)
        .sort()
    expect(keys(english)).toEqual(keys(french))
    expect(keys(french).length).toBeGreaterThan(20)
  })

  it('of parts of pages are each in a file of their own name, which is their namespace', () => {
    const names = Object.keys(import.meta.glob('../../**/*.texts.ts')).map((path) => path.split('/').at(-1))
    const twice = names.filter((name, place) => names.indexOf(name) !== place)
    expect(names.length).toBeGreaterThan(50)
    expect(twice).toEqual([])
  })

  it('are never empty', () => {
    const empty = [...leaves(french), ...leaves(english)].filter(([, text]) => String(text).trim() === '')
    expect(empty).toEqual([])
  })

  it('name the same values in both languages', () => {
    const inEnglish = new Map(leaves(english))
    const different = leaves(french).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(inEnglish.get(key)).join(),
    )
    expect(different).toEqual([])
  })
})

describe('every error', () => {
  it.each(everyError.map((error) => [`${error.slice}.${error.code}`, error] as const))(
    '%s has its sentence in both languages',
    (_name, error) => {
      expect(error).toBeInstanceOf(AppError)
      const key = sentenceKey(error)
      // What no text is found for is said by its key.
      for (const lng of ['fr', 'en'] as const) expect(key.endsWith(translate(lng, key, {}))).toBe(false)
    },
  )
})
