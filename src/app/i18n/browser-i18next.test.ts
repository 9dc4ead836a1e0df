import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/i18n/languages.ts'
import { createInstance } from './browser-i18next.ts'
import { serverI18n } from './server-i18n.ts'

interface Tree {
  readonly [name: string]: string | Tree
}

type Values = Readonly<Record<string, unknown>>

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : leaves(value, `${path}${name}.`),
  )

/** All texts, translated by i18next and by its replacement in the browser. */
const speakersOf = (lng: (typeof languages)[number]) => {
  const trees: Readonly<Record<string, Tree>> = serverI18n[lng].getDataByLanguage(lng) ?? {}
  const browser = createInstance()
  browser.init({ lng, resources: { [lng]: trees } })
  const fromLibrary: (key: string, values: Values) => unknown = serverI18n[lng].t
  return { trees, fromLibrary, fromBrowser: browser.t, browser }
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

describe.each(languages)('the texts of the browser in %s', (lng) => {
  const { trees, fromLibrary, fromBrowser, browser } = speakersOf(lng)
  const texts = Object.entries(trees).flatMap(([namespace, tree]) =>
    leaves(tree).map(([path, text]) => ({ key: `${namespace}:${path}`, text })),
  )

  it('are what i18next says, whatever the values', () => {
    expect(texts.length).toBeGreaterThan(500)
    for (const { key, text } of texts)
      for (const values of [{}, hostile(text), blank(text)])
        expect(fromBrowser(key, values)).toBe(fromLibrary(key, values))
  })

  it('are what i18next says of any number', () => {
    const counted = new Set(
      texts.filter(({ key }) => pluralForm.test(key)).map(({ key }) => key.replace(pluralForm, '')),
    )
    expect(counted.size).toBeGreaterThan(20)
    for (const key of counted)
      for (const count of counts) expect(fromBrowser(key, { count })).toBe(fromLibrary(key, { count }))
  })

  it('are found without their namespace where one is given, in the first that has them', () => {
    const ns = ['cartContents', 'catalog']
    const fixed = browser.getFixedT(lng, ns)
    for (const namespace of ns)
      for (const [path] of leaves(trees[namespace] ?? {})) expect(fixed(path)).toBe(fromLibrary(path, { ns }))
  })
})

it('what no text is found for is its own key, as in i18next', () => {
  const { fromBrowser, fromLibrary } = speakersOf('fr')
  for (const key of ['catalog:nothing.here', 'catalog:constructor', 'nowhere:a', 'catalog:trail.home.more'])
    expect(fromBrowser(key)).toBe(fromLibrary(key, {}))
})

it('texts that come later stand beside those that were there', () => {
  const browser = createInstance()
  browser.init({ lng: 'fr', resources: { fr: { cart: { one: 'Un' } } } })
  expect(browser.hasResourceBundle('fr', 'panel')).toBe(false)
  browser.addResourceBundle('fr', 'panel', { title: 'Panier' })
  browser.addResourceBundle('fr', 'cart', { two: 'Deux' })
  expect(browser.hasResourceBundle('fr', 'panel')).toBe(true)
  expect(['panel:title', 'cart:one', 'cart:two'].map((key) => browser.t(key))).toEqual([
    'Panier',
    'Un',
    'Deux',
  ])
})

it('react-i18next gets to know it, for anyone who speaks outside of a screen', () => {
  const browser = createInstance()
  const known: object[] = []
  browser.use({ init: (instance) => known.push(instance) })
  expect(known).toEqual([browser])
})
