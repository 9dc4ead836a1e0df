import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/i18n/languages.ts'
import { serverTexts } from './server-i18n.ts'
import { createTranslator } from './translator.ts'

interface Tree {
  readonly [name: string]: string | Tree
}

type Values = Readonly<Record<string, unknown>>

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : leaves(value, `${path}${name}.`),
  )

/** All texts, translated by i18next and by ours. */
const speakersOf = (lng: (typeof languages)[number]) => {
  const trees = serverTexts[lng] as Readonly<Record<string, Tree>>
  const library = createInstance()
  library.init({
    lng,
    initAsync: false,
    resources: { [lng]: trees },
    defaultNS: false,
    interpolation: { escapeValue: false },
  })
  const fromLibrary: (key: string, values: Values) => unknown = library.t
  const ours = createTranslator(lng, trees)
  return { trees, fromLibrary, fromOurs: ours.t, ours }
}

const pluralForm = /_(zero|one|other)$/
const counts = [0, 1, 1.5, 2, 5, 1_000_000]

/** Values that hold placeholders and special characters, which must not be interpreted. */
const hostile = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `$& {{${name}}} <b>`]),
  )

const blank = (text: string) =>
  Object.fromEntries(Object.keys(hostile(text)).map((name) => [name, undefined]))

describe.each(languages)('the texts in %s', (lng) => {
  const { trees, fromLibrary, fromOurs, ours } = speakersOf(lng)
  const texts = Object.entries(trees).flatMap(([namespace, tree]) =>
    leaves(tree).map(([path, text]) => ({ key: `${namespace}:${path}`, text })),
  )

  it('are what i18next says, whatever the values', () => {
    expect(texts.length).toBeGreaterThan(500)
    for (const { key, text } of texts)
      for (const values of [{}, hostile(text), blank(text)])
        expect(fromOurs(key, values)).toBe(fromLibrary(key, values))
  })

  it('are what i18next says of any number', () => {
    const counted = new Set(
      texts.filter(({ key }) => pluralForm.test(key)).map(({ key }) => key.replace(pluralForm, '')),
    )
    expect(counted.size).toBeGreaterThan(20)
    for (const key of counted)
      for (const count of counts) expect(fromOurs(key, { count })).toBe(fromLibrary(key, { count }))
  })

  it('are found without their namespace where one is given, in the first that has them', () => {
    const ns = ['cartContents', 'catalog']
    const fixed = ours.getFixedT(lng, ns)
    for (const namespace of ns)
      for (const [path] of leaves(trees[namespace] ?? {})) expect(fixed(path)).toBe(fromLibrary(path, { ns }))
  })
})

it('what no text is found for is its own key, as in i18next', () => {
  const { fromOurs, fromLibrary } = speakersOf('fr')
  for (const key of ['catalog:nothing.here', 'catalog:constructor', 'nowhere:a', 'catalog:trail.home.more'])
    expect(fromOurs(key)).toBe(fromLibrary(key, {}))
})

it('texts that come later stand beside those that were there', () => {
  const ours = createTranslator('fr', { cart: { one: 'Un' } })
  expect(ours.hasResourceBundle('fr', 'panel')).toBe(false)
  ours.addResourceBundle('fr', 'panel', { title: 'Panier' })
  ours.addResourceBundle('fr', 'cart', { two: 'Deux' })
  expect(ours.hasResourceBundle('fr', 'panel')).toBe(true)
  expect(['panel:title', 'cart:one', 'cart:two'].map((key) => ours.t(key))).toEqual(['Panier', 'Un', 'Deux'])
})
