import { expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { refusalOf } from './refusal.ts'

it('says what there is instead beside the message, and nothing in the place of the message', () => {
  const instead = { slots: [{ start: '2026-11-03T10:00:00+01:00' }], code: 'other', success: true }
  const error = new AppError({ slice: 'appointments', code: 'slot_taken', kind: 'conflict', instead })
  const { status, body } = refusalOf(error, { lng: 'fr', translate: (_lng, key) => key })
  expect(status).toBe(409)
  expect(body).toEqual({
    success: false,
    code: 'slot_taken',
    message: 'appointments:errors.slotTaken',
    slots: instead.slots,
  })
})
