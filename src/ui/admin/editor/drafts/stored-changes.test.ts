import { describe, expect, it } from 'vitest'
import { contestedFields, withChanges } from '../changes.ts'
import { changesOf, contentOf, withDraft } from './stored-changes.ts'

const saved = {
  name: 'Clairval',
  price: 90,
  isShown: true,
  endsOn: null as string | null,
  tags: ['lin'],
  stocks: { '38': '1' },
  rows: [{ opens: '09:00', closes: '18:00' }],
}

const draftOf = (changed: Record<string, unknown>, begunFrom: Record<string, unknown> = { ...saved }) =>
  changesOf(saved, { changed, begunFrom })

describe('a draft that was kept', () => {
  it('is what differs, and comes back as it was typed', () => {
    const changes = { changed: { name: 'Aubépine', price: 90 }, begunFrom: saved }
    const content = contentOf(saved, changes)
    expect(content).toEqual({ changed: { name: 'Aubépine' }, begunFrom: { name: 'Clairval' } })
    expect(content && changesOf(saved, JSON.parse(JSON.stringify(content)))).toEqual({
      changed: { name: 'Aubépine' },
      begunFrom: saved,
    })
    expect(contentOf(saved, { changed: { name: 'Clairval' }, begunFrom: saved })).toBeUndefined()
    expect(contentOf(saved, undefined)).toBeUndefined()
  })

  it('is contested where another value was saved meanwhile, and none where it was saved', () => {
    const content = { changed: { name: 'Aubépine' }, begunFrom: { name: 'Clairval' } }
    const later = { ...saved, name: 'Glycine', price: 100 }
    const changes = changesOf(later, content)
    expect(contestedFields(later, changes)).toEqual(['name'])
    expect(withChanges(later, changes)).toEqual({ ...later, name: 'Aubépine' })
    expect(changesOf({ ...saved, name: 'Aubépine' }, content)).toBeUndefined()
  })

  it('has only fields of the record', () => {
    const hostile = JSON.parse('{"__proto__":{"price":1},"constructor":{},"toString":"x","name":"Aubépine"}')
    expect(draftOf(hostile)?.changed).toEqual({ name: 'Aubépine' })
    expect(draftOf({ gone: 'a' })).toBeUndefined()
  })

  it.each([
    ['a number for a text', { name: 1 }],
    ['nothing for a text', { name: null }],
    ['a text for nothing', { endsOn: '2026-12-01' }],
    ['a text for a number', { price: '90' }],
    ['a text for yes and no', { isShown: 'false' }],
    ['a text for a list', { tags: 'soie' }],
    ['a list of numbers for one of texts', { tags: [1] }],
    ['a list for what has keys', { stocks: ['1'] }],
    ['what has keys for a list', { tags: { 0: 'soie' } }],
    ['parts for what has none', { stocks: { '38': {} } }],
    ['another type by a new key', { stocks: { '40': 1 } }],
    ['a prototype', { stocks: JSON.parse('{"__proto__":"1"}') }],
    ['a row without one of its fields', { rows: [{ opens: '10:00' }] }],
    ['nothing for a row', { rows: [null] }],
  ])('is none with %s, whatever else it has', (_what, changed) => {
    expect(draftOf({ name: 'Aubépine', ...changed })).toBeUndefined()
    expect(draftOf({ name: 'Aubépine' }, { ...saved, name: 1 })).toBeUndefined()
  })

  it('may have fewer or more rows and keys', () => {
    const changed = {
      tags: [],
      stocks: { '40': '2', '42': '' },
      rows: [
        { opens: '10:00', closes: '12:00' },
        { opens: '13:00', closes: '14:00' },
      ],
    }
    expect(draftOf(changed)?.changed).toEqual(changed)
    expect(
      changesOf({ tags: [] as string[] }, { changed: { tags: ['a'] }, begunFrom: { tags: [] } }),
    ).toBeDefined()
    expect(changesOf({ tags: [] }, { changed: { tags: [{}] }, begunFrom: { tags: [] } })).toBeUndefined()
  })

  it('without what it began from is none, because nothing could be contested', () => {
    expect(draftOf({ name: 'Aubépine' }, {})).toBeUndefined()
  })

  it('gives way to what was typed here since', () => {
    const draft = {
      changed: { name: 'Aubépine', price: 80 },
      begunFrom: { ...saved, name: 'Avant', price: 70 },
    }
    const typed = { changed: { price: 100 }, begunFrom: saved }
    expect(withDraft(typed, draft)).toEqual({
      changed: { name: 'Aubépine', price: 100 },
      begunFrom: { ...saved, name: 'Avant' },
    })
    expect(withDraft(undefined, draft)).toBe(draft)
  })
})
