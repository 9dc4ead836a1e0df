import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { picturesOf, type Shape, shapeOf, spreadsOf } from './spreads.rules.ts'

describe('the shape of a picture', () => {
  it.each([
    [1200, 800, 'landscape'],
    [1200, 1600, 'portrait'],
    [1200, 1200, 'square'],
    [1200, 1100, 'square'],
    [1000, 1100, 'square'],
  ])('%i by %i is a %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape)
  })

  it('is the other one once the picture is turned', () => {
    const side = fc.integer({ min: 1, max: 5000 })
    const turned = { landscape: 'portrait', portrait: 'landscape', square: 'square' }
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(shapeOf({ width: height, height: width })).toBe(turned[shapeOf({ width, height })])
      }),
    )
  })
})

const letters: Readonly<Record<string, Shape>> = { L: 'landscape', P: 'portrait', S: 'square' }

const shapesOf = (word: string) => [...word].flatMap((letter) => letters[letter] ?? [])

const kindsOf = (word: string) => spreadsOf(shapesOf(word)).map(({ kind }) => kind)

describe('the spreads of a book', () => {
  it.each([
    ['', []],
    ['P', ['beside']],
    ['L', ['across']],
    ['PP', ['beside', 'beside']],
    ['PPP', ['beside', 'pair']],
    ['LPP', ['across', 'pair']],
    ['PLP', ['beside', 'across', 'beside']],
    ['LLL', ['across', 'across', 'across']],
    ['LSPS', ['across', 'pair', 'beside']],
  ])('lay out %s', (word, kinds) => {
    expect(kindsOf(word)).toEqual(kinds)
  })

  it('give one picture the page after two pairs, and leave none over for it', () => {
    expect(kindsOf('PPPPPPPP')).toEqual(['beside', 'pair', 'pair', 'beside', 'pair'])
    expect(kindsOf('LPPPPPP')).toEqual(['across', 'pair', 'pair', 'pair'])
  })

  const sequences = fc.array(fc.constantFrom<Shape>('landscape', 'portrait', 'square'), { maxLength: 120 })

  it('hold every picture once, in its order', () => {
    fc.assert(
      fc.property(sequences, (shapes) => {
        const held = spreadsOf(shapes).flatMap((spread) =>
          Array.from({ length: picturesOf(spread) }, (_, index) => spread.first + index),
        )
        expect(held).toEqual(shapes.map((_, index) => index))
      }),
    )
  })

  it('have no hole: a landscape has the page, uprights are two or beside their words', () => {
    fc.assert(
      fc.property(sequences, (shapes) => {
        for (const spread of spreadsOf(shapes)) {
          const held = shapes.slice(spread.first, spread.first + picturesOf(spread))
          expect(held).toHaveLength(picturesOf(spread))
          expect(held.map((shape) => shape === 'landscape')).toEqual(held.map(() => spread.kind === 'across'))
        }
      }),
    )
  })

  it('change sides each time, and never show four pairs in a row', () => {
    fc.assert(
      fc.property(sequences, (shapes) => {
        const spreads = spreadsOf(shapes)
        const sided = spreads.filter(({ kind }) => kind !== 'across').map(({ turned }) => turned)
        expect(sided).toEqual(sided.map((_, index) => index % 2 === 0))
        expect(spreads.map(({ kind }) => kind[0]).join('')).not.toContain('pppp')
      }),
    )
  })
})
