import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDraft } from '../../../testing/orders/a-draft.ts'
import { emptyDraft } from './checkout-draft.rules.ts'
import { checkoutDraftSchema } from './checkout-draft.schema.ts'
import { readUnsentDraft } from './unsent-draft.ts'

const kept = (value: unknown) => readUnsentDraft(JSON.stringify(value))

describe('what was entered and has not reached the house', () => {
  it('is read as it was kept, with whose it is', () => {
    const draft = {
      ...aDraft,
      billingSame: false,
      billingAddress: aDraft.shippingAddress,
      deliveryMethod: 'pickup',
      promoCode: 'BIENVENUE10',
      notes: 'Deuxième étage',
      eventDate: '2027-06-19',
    }
    expect(kept({ accountId: 'jeanne', draft })).toEqual({ accountId: 'jeanne', draft })
  })

  it('is nothing when it is nobody’s, or no text of ours', () => {
    for (const text of [null, '', 'null', '[]', '{', '"draft"']) expect(readUnsentDraft(text)).toBeNull()
    expect(kept({ draft: aDraft })).toBeNull()
    expect(kept({ accountId: 7, draft: aDraft })).toBeNull()
  })

  it('is always something that the house can keep, whatever is found', () => {
    expect(kept({ accountId: 'jeanne' })?.draft).toEqual(emptyDraft)
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(emptyDraft).map((name) => [name, fc.anything()]))),
        (draft) => {
          const read = kept({ accountId: 'jeanne', draft })?.draft
          expect(Object.keys(read ?? {})).toEqual(Object.keys(emptyDraft))
          expect(
            checkoutDraftSchema.safeParse({ ...read, notes: '', promoCode: '', eventDate: '' }).success,
          ).toBe(true)
        },
      ),
    )
  })
})
