import { expect, it } from 'vitest'
import { isRemovedProduct } from './removed-product.ts'

const category = { _id: 'mariage', name: 'Mariage' }

it.each([
  [{ _id: 'a', name: 'Robe', category }, true],
  [{ _id: 'a', name: 'Robe', category: null }, true],
  [{ _id: 'a', name: 'Robe' }, false],
  [{ _id: 'a', name: 'Robe', category: {} }, false],
  [{ name: 'Robe', category }, false],
  [undefined, false],
  ['removed', false],
])('%j is a product that is gone: %s', (value, isOne) => {
  expect(isRemovedProduct(value)).toBe(isOne)
})
