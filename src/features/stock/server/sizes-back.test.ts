import { expect, it } from 'vitest'
import { sizesBack } from './sizes-back.public.ts'

it('a size is back that had none and has some, or that is cut anew; no other', () => {
  const before = [
    { size: '36', stock: 0 },
    { size: '38', stock: 1 },
    { size: '40', stock: 0 },
  ]
  const after = [
    { size: '36', stock: 2 },
    { size: '38', stock: 4 },
    { size: '40', stock: 0 },
    { size: '42', stock: 1 },
  ]
  expect(sizesBack('p1', { before, after }).map(({ size }) => size)).toEqual(['36', '42'])
  expect(sizesBack('p1', { before: after, after })).toEqual([])
})
