import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logoRoom, shownSize, unfitness } from './brand.rules.ts'

const side = fc.integer({ min: 1, max: 12_000 })

it('shows a logo whole, in its shape, and in the room that pages have for one', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const shown = shownSize({ width, height })
      expect(shown.width).toBeLessThanOrEqual(logoRoom.width)
      expect(shown.height).toBeLessThanOrEqual(logoRoom.height)
      expect(Math.min(shown.width, shown.height)).toBeGreaterThanOrEqual(1)
      // A side of less than a pixel is shown as one.
      const [wanted, got] = [width / height, shown.width / shown.height]
      if (Math.min(shown.width, shown.height) > 1)
        expect(Math.abs(got - wanted) / wanted).toBeLessThan(
          1 / (2 * Math.min(shown.width, shown.height) - 1),
        )
    }),
  )
  expect(shownSize({ width: 1000, height: 100 })).toEqual({ width: 200, height: 20 })
  expect(shownSize({ width: 300, height: 300 })).toEqual({ width: 40, height: 40 })
})

it.each([
  ['icon', 512, 512, undefined],
  ['icon', 511, 511, 'iconTooSmall'],
  ['icon', 600, 599, 'iconNotSquare'],
  ['share', 1200, 630, undefined],
  ['share', 1199, 2000, 'shareTooSmall'],
  ['share', 2000, 629, 'shareTooSmall'],
  ['logo', 400, 20, undefined],
  ['logo', 80, 80, undefined],
  ['logoDark', 399, 79, 'logoTooSmall'],
] as const)('judges a picture for %s of %i × %i', (kind, width, height, why) => {
  expect(unfitness(kind, { width, height })).toBe(why)
})
