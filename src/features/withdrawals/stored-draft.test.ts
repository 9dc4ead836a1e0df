import { describe, expect, it } from 'vitest'
import { blankDraft, declarationOf, faultsOf, readStoredDraft, withDraft } from './stored-draft.ts'

const written = { ...blankDraft, name: 'Jeanne', email: 'jeanne@example.fr', orderNumber: 'MC-2026-000001' }

describe('what a tab keeps of a withdrawal', () => {
  it('survives being written and read', () => {
    const lines = [{ line: null, name: 'Robe Lys', quantity: 2 }]
    const receipt = { reference: 'RET-2026-0001', submittedAt: '2026-10-14T10:00:00.000Z', statement: 'Je…' }
    const kept = { draft: { ...written, lines }, key: 'a-key', receipt }
    expect(readStoredDraft(JSON.stringify(kept))).toEqual(kept)
  })

  it('is a blank form, whatever else is found', () => {
    const blank = { draft: blankDraft, key: null, receipt: null }
    for (const found of [null, '', '{', '7', 'null', '[]', '{"draft":7,"receipt":{"reference":1}}'])
      expect(readStoredDraft(found)).toEqual(blank)
  })

  it('loses its key with every change, and keeps it without one', () => {
    const kept = { draft: written, key: 'a-key', receipt: null }
    expect(withDraft(kept, { name: 'Louise' }).key).toBeNull()
    expect(withDraft(kept, { name: 'Jeanne' })).toBe(kept)
  })
})

describe('what a form declares', () => {
  it('leaves out what was left blank', () => {
    expect(declarationOf({ ...written, orderNumber: '  ', orderedOn: '2026-10-12' })).toMatchObject({
      orderNumber: null,
      orderedOn: '2026-10-12',
    })
  })

  it('needs a name, an address, and the number or the day of the order', () => {
    expect(faultsOf(blankDraft)).toEqual({ orderNumber: 'order', name: 'required', email: 'required' })
    expect(faultsOf({ ...written, email: 'jeanne' })).toEqual({ email: 'email' })
    expect(faultsOf({ ...written, orderNumber: '', orderedOn: '2026-10-12' })).toEqual({})
  })
})
