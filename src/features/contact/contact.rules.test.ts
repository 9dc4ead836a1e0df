import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactContract } from './contact.contract.ts'
import { faultsOf, statusOf } from './contact.rules.ts'

const whole = {
  fullName: 'Claire D.',
  email: 'claire@example.fr',
  subject: 'Ourlet',
  message: 'Bonjour à vous',
}
const sent = contactContract['POST /contact'].body

describe('a message can be sent', () => {
  it.each([
    ['fullName', ' C ', 'nameTooShort'],
    ['email', '', 'emailInvalid'],
    ['email', 'claire@example', 'emailInvalid'],
    ['subject', 'O', 'subjectTooShort'],
    ['message', 'Bonjour', 'messageTooShort'],
  ])('not with « %s » as %j', (field, value, fault) => {
    expect(faultsOf({ ...whole, [field]: value })).toEqual({ [field]: fault })
  })

  it('exactly when the server takes it, as far as its lengths go', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n'), maxLength: 14 })
    fc.assert(
      fc.property(short, short, short, (fullName, subject, message) => {
        const draft = { ...whole, fullName, subject, message }
        expect(sent.safeParse(draft).success).toBe(Object.keys(faultsOf(draft)).length === 0)
      }),
    )
  })
})

it('stands where the last deed has put it: closed before answered, answered before in progress', () => {
  const nothing = { isClosed: false, isAnswered: false, isAssigned: false }
  expect(statusOf(nothing)).toBe('new')
  expect(statusOf({ ...nothing, isAssigned: true })).toBe('in_progress')
  expect(statusOf({ ...nothing, isAssigned: true, isAnswered: true })).toBe('answered')
  expect(statusOf({ isClosed: true, isAnswered: true, isAssigned: true })).toBe('closed')
})
