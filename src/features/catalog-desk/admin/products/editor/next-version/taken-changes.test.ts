import { expect, it } from 'vitest'
import { draftOfCut, draftOfMeasures } from '../../../../../garments/garment-draft.ts'
import { measurableSizes } from '../product-draft.ts'
import { takenChanges } from './taken-changes.ts'

it('types what waits into the form as somebody would', () => {
  const change = { before: null, changedSince: false } as const
  expect(
    takenChanges([
      { ...change, field: 'price', after: 1350 },
      { ...change, field: 'tags', after: ['soir', 'laine'] },
      { ...change, field: 'featured', after: true },
      { ...change, field: 'fittedAt', after: ['bust'] },
      { ...change, field: 'cut', after: ['back nu'] },
      { ...change, field: 'measures', after: ['38 bust 92'] },
      { ...change, field: 'nameEn', after: null },
      { ...change, field: 'publishAt', after: '2026-12-01T09:00:00Z' },
    ]),
  ).toEqual({
    price: '1350',
    tags: 'soir, laine',
    featured: true,
    fittedAt: ['bust'],
    cut: draftOfCut({ back: 'nu' }),
    measures: draftOfMeasures([{ size: '38', bust: 92 }], measurableSizes),
    nameEn: '',
  })
})
