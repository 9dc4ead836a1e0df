import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('keeps the fields that differ, as they were and as they become', () => {
  const before = { name: 'Isaure', tags: ['soie'], care: null }
  expect(changedFields(before, { name: 'Isaure', tags: ['soie', 'biais'], care: 'À la main' })).toEqual({
    before: { tags: ['soie'], care: null },
    after: { tags: ['soie', 'biais'], care: 'À la main' },
  })
})

it('is nothing when lists and records are equal in content', () => {
  expect(changedFields({ stock: [{ size: '36' }] }, { stock: [{ size: '36' }] })).toBeUndefined()
})
