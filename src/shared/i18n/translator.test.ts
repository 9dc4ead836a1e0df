import { describe, expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const texts = {
  cart: {
    title: 'Votre panier, {{name}}',
    lines_zero: 'Aucun article',
    lines_one: '{{count}} article',
    lines_other: '{{count}} articles',
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
    empty: { text: 'Rien encore' },
  },
  catalog: { title: 'La boutique', trail: { home: 'Accueil' } },
}

const french = createTranslator('fr', texts)
const english = createTranslator('en', texts)

describe('a text', () => {
  it('is found by its namespace and path', () => {
    expect(french.translate('cart:empty.text')).toBe('Rien encore')
    expect(french.translationOf(['catalog'])('trail.home')).toBe('Accueil')
  })

  it('is that of the first namespace that has it', () => {
    const t = french.translationOf(['cart', 'catalog'])
    expect([t('title', { name: 'Anne' }), t('trail.home'), t('catalog:title')]).toEqual([
      'Votre panier, Anne',
      'Accueil',
      'La boutique',
    ])
  })

  it('has its values filled in as they are, never read again', () => {
    expect(french.translate('cart:title', { name: '$& {{name}} <b>' })).toBe('Votre panier, $& {{name}} <b>')
    expect(french.translate('cart:title', { name: undefined })).toBe('Votre panier, ')
    expect(french.translate('cart:title')).toBe('Votre panier, {{name}}')
    expect(french.translate('cart:title', Object.create({ name: 'Anne' }))).toBe('Votre panier, {{name}}')
  })

  it('that is not there is its own key', () => {
    for (const key of ['cart:nothing.here', 'cart:constructor', 'nowhere:a', 'cart:title.more', 'cart:empty'])
      expect(french.translate(key)).toBe(key.split(':')[1])
  })
})

describe('a text that is counted', () => {
  it.each([
    [0, '0 jour', '0 days'],
    [1, '1 jour', '1 day'],
    [1.5, '1.5 jour', '1.5 days'],
    [2, '2 jours', '2 days'],
    [1_000_000, '1000000 jours', '1000000 days'],
  ])('has the form of %d in its language', (count, inFrench, inEnglish) => {
    expect(french.translate('cart:days', { count })).toBe(inFrench)
    expect(english.translate('cart:days', { count }).replace('jour', 'day')).toBe(inEnglish)
  })

  it('has words of its own for none, where it brings them', () => {
    expect([0, 1, 2].map((count) => english.translate('cart:lines', { count }))).toEqual([
      'Aucun article',
      '1 article',
      '2 articles',
    ])
  })
})

it('what says texts is the same function for the same namespaces', () => {
  expect(french.translationOf(['cart', 'catalog'])).toBe(french.translationOf(['cart', 'catalog']))
  expect(french.translationOf(['cart'])).not.toBe(french.translationOf(['catalog']))
})

it('texts that come later stand beside those that were there', () => {
  const translator = createTranslator('fr', { cart: { one: 'Un' } })
  expect(translator.has('panel')).toBe(false)
  translator.add('panel', { title: 'Panier' })
  translator.add('cart', { two: 'Deux' })
  expect(translator.has('panel')).toBe(true)
  expect(['panel:title', 'cart:one', 'cart:two'].map((key) => translator.translate(key))).toEqual([
    'Panier',
    'Un',
    'Deux',
  ])
})
