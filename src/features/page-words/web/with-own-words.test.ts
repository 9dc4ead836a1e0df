import { expect, it } from 'vitest'
import { createTranslator } from '../../../shared/i18n/translator.ts'
import { withOwnWords } from './with-own-words.ts'

const software = createTranslator('fr', {
  shop: { title: 'La boutique', intro: 'À Paris.', meta: { text: 'Robes' } },
  sizing: { title: 'Tailles' },
})

const own = { title: 'Nos pièces, {{city}}', 'meta.text': 'Nos robes', toString: 'rien' }

it('says the texts of its page as the house does, however they are asked for', () => {
  const t = withOwnWords(software, 'shop', own)
  const shop = t.translationOf(['shop', 'sizing'])
  expect(shop('title', { city: 'Paris' })).toBe('Nos pièces, Paris')
  expect(shop('meta.text')).toBe('Nos robes')
  expect(t.translationOf(['sizing', 'shop'])('shop:meta.text')).toBe('Nos robes')
})

it('says all others as the software does, also where they have the same name', () => {
  const t = withOwnWords(software, 'shop', own)
  expect(t.translationOf(['shop'])('intro')).toBe('À Paris.')
  expect(t.translationOf(['sizing', 'shop'])('title')).toBe('Tailles')
  expect(t.translationOf(['shop', 'sizing'])('sizing:title')).toBe('Tailles')
  expect(withOwnWords(software, 'shop', {}).translationOf(['shop'])('constructor')).toBe('constructor')
})

it('knows the texts that come with a part of the page, and keeps its functions', () => {
  const t = withOwnWords(software, 'late', { title: 'À nous' })
  t.add('late', { title: 'Tard', text: 'Et après' })
  expect([t.translationOf(['late'])('title'), t.translationOf(['late'])('text')]).toEqual([
    'À nous',
    'Et après',
  ])
  expect(t.translationOf(['late'])).toBe(t.translationOf(['late']))
})
