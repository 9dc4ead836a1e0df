import { expect, it } from 'vitest'
import { takenChanges } from './taken-changes.ts'

it('types what waits into the form as somebody would', () => {
  const change = { before: null, changedSince: false } as const
  expect(
    takenChanges([
      { ...change, field: 'price', after: 1350 },
      { ...change, field: 'tags', after: ['soir', 'laine'] },
      { ...change, field: 'featured', after: true },
      { ...change, field: 'fittedAt', after: ['bust'] },
      { ...change, field: 'nameEn', after: null },
      { ...change, field: 'publishAt', after: '2026-12-01T09:00:00Z' },
    ]),
  ).toEqual({ price: '1350', tags: 'soir, laine', featured: true, fittedAt: ['bust'], nameEn: '' })
})
