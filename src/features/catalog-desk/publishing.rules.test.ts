import { expect, it } from 'vitest'
import { lacksOf } from './publishing.rules.ts'

const whole = {
  composition: '100 % soie',
  name: 'Robe Aurore',
  description: 'Coupée dans le biais.',
  priceEuros: 1290,
  sizes: 2,
  pictures: ['La robe de face'],
  english: { name: 'Aurore Gown', description: 'Cut on the bias.', composition: '100% silk' },
  care: 'À la main',
  color: 'Ivoire',
}

it('nothing is lacking of a product that is written whole', () => {
  expect(lacksOf(whole)).toEqual({ forbidding: [], helping: [] })
})

it('what the law asks for comes first, and forbids', () => {
  const begun = { ...whole, composition: '', description: '', sizes: 0, pictures: [] }
  expect(lacksOf(begun)).toEqual({
    forbidding: ['composition', 'description', 'sizes'],
    helping: ['pictures'],
  })
})

it('a picture that is called like its product has no words of its own, and a price of nothing is a doubt', () => {
  expect(lacksOf({ ...whole, pictures: ['La robe', 'Robe Aurore'], priceEuros: 0 }).helping).toEqual([
    'price',
    'pictureWords',
  ])
})

it('English helps once all that the law asks for is in English', () => {
  const partly = { ...whole, english: { ...whole.english, composition: null } }
  expect(lacksOf(partly)).toEqual({ forbidding: [], helping: ['english'] })
})
