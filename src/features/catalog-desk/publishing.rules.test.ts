import { expect, it } from 'vitest'
import { lacksOf } from './publishing.rules.ts'

const whole = {
  composition: '100 % soie',
  name: 'Robe Aurore',
  description: 'Coupée dans le biais.',
  priceEuros: 1290,
  stocks: [
    { size: '38', stock: 2 },
    { size: '40', stock: 1 },
  ],
  pictures: ['La robe de face'],
  english: { name: 'Aurore Gown', description: 'Cut on the bias.', composition: '100% silk' },
  care: 'À la main',
  color: 'Ivoire',
  material: 'Soie',
  tags: ['mariage'],
}

it('nothing is lacking of a product that is written whole', () => {
  expect(lacksOf(whole)).toEqual({ forbidding: [], helping: [] })
})

it('what the law asks for comes first, and forbids', () => {
  const begun = { ...whole, composition: '', description: '', stocks: [], pictures: [] }
  expect(lacksOf(begun)).toEqual({
    forbidding: [{ name: 'composition' }, { name: 'description' }, { name: 'sizes' }],
    helping: [{ name: 'pictures' }],
  })
})

it('a picture that is called like its product has no words of its own, and a price of nothing is a doubt', () => {
  expect(lacksOf({ ...whole, pictures: ['La robe', 'Robe Aurore'], priceEuros: 0 }).helping).toEqual([
    { name: 'price' },
    { name: 'pictureWords' },
  ])
})

it('English helps who reads it, and its fibres who buys abroad', () => {
  const withEnglish = (english: Partial<typeof whole.english>) =>
    lacksOf({ ...whole, english: { ...whole.english, ...english } })
  expect(withEnglish({ description: '' })).toEqual({ forbidding: [], helping: [{ name: 'english' }] })
  expect(withEnglish({ composition: '' })).toEqual({ forbidding: [], helping: [{ name: 'fibresAbroad' }] })
  const unsaid = { ...whole, composition: '', english: { ...whole.english, composition: '' } }
  expect(lacksOf(unsaid)).toEqual({ forbidding: [{ name: 'composition' }], helping: [] })
})

it('what nobody can buy is told with its sizes, and what may not be said with its words', () => {
  const stocks = [
    { size: '38', stock: 0 },
    { size: '40', stock: 1 },
  ]
  expect(lacksOf({ ...whole, stocks }).helping).toEqual([{ name: 'sizesOut', detail: '38' }])
  const gone = stocks.map(({ size }) => ({ size, stock: 0 }))
  expect(lacksOf({ ...whole, stocks: gone }).helping).toEqual([{ name: 'soldOut' }])
  const english = { ...whole.english, description: 'Sustainable silk.' }
  expect(lacksOf({ ...whole, description: 'Une robe durable.', english }).helping).toEqual([
    { name: 'claims', detail: 'durable, sustainable' },
  ])
})
