import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table.ts'
import { picturesOfLines } from './pictures-of-lines.ts'

const table = readTable(
  'Référence;Photographies\nMAR-001;dos.jpg, Face.JPG\nMAR-0010;\nMAR-001-B;\n;toile.png',
)
const products = ['a', 'b', 'c', 'd'].map((productId, place) => ({ line: place + 2, productId }))

const match = (...names: string[]) => {
  const { matched, unmatched } = picturesOfLines({
    table,
    columns: ['sku', 'pictures'],
    products,
    files: names.map((name) => ({ name })),
  })
  return {
    matched: matched.map(({ productId, file }) => `${productId}: ${file.name}`),
    unmatched: unmatched.map(({ name }) => name),
  }
}

describe('the pictures of an import', () => {
  it('are those that a line names, in its order', () => {
    expect(match('face.jpg', 'dos.jpg', 'toile.png')).toEqual({
      matched: ['a: dos.jpg', 'a: face.jpg', 'd: toile.png'],
      unmatched: [],
    })
  })

  it('are those that are called like a reference, the longest one first, in the order of their numbers', () => {
    expect(
      match('mar-001_10.jpg', 'mar-001_2.jpg', 'MAR-001-B.jpg', 'mar-0010 (1).heic', 'plage.jpg'),
    ).toEqual({
      matched: ['a: mar-001_2.jpg', 'a: mar-001_10.jpg', 'b: mar-0010 (1).heic', 'c: MAR-001-B.jpg'],
      unmatched: ['plage.jpg'],
    })
  })

  it('are found among very many, and in names that are all signs', () => {
    const many = Array.from({ length: 50_000 }, (_, n) => `img_${n}.jpg`)
    const signs = `mar-001${'-'.repeat(60_000)}.jpg`
    const { matched, unmatched } = match(signs, ...many)
    expect({ matched, unmatched: unmatched.length }).toEqual({ matched: [`a: ${signs}`], unmatched: 50_000 })
  })
})
