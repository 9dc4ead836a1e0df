import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { refusalOfForm } from './refusal-of-form.ts'

const refused = (status: number, fields?: Record<string, string>) =>
  new ApiError(status, { code: 'refused', message: 'Non.', ...(fields && { fields }) })

describe('a form that was refused', () => {
  it('names its fields in its own order, and no others', () => {
    const error = refused(422, { password: 'Trop court.', email: 'Invalide.', token: 'Usé.' })
    expect(refusalOfForm(error, ['email', 'password'])).toEqual({
      fields: [
        ['email', 'Invalide.'],
        ['password', 'Trop court.'],
      ],
      whole: undefined,
    })
  })

  it('says what the server says when none of its fields is named', () => {
    expect(refusalOfForm(refused(422, { token: 'Usé.' }), ['email']).whole).toEqual({ said: 'Non.' })
    expect(refusalOfForm(refused(429), ['email']).whole).toEqual({ said: 'Non.' })
  })

  it('has a sentence of its own for a refusal that brings none', () => {
    const bare = (status: number) => new ApiError(status, { code: 'unexpected_answer', message: 'Forbidden' })
    const sentences = new Map([[403, 'Votre compte a été désactivé']])
    expect(refusalOfForm(bare(403), ['email'], sentences).whole).toEqual({
      said: 'Votre compte a été désactivé',
    })
    expect(refusalOfForm(bare(401), ['email'], sentences).whole).toBe('unauthenticated')
    expect(refusalOfForm(bare(403), ['email']).whole).toBe('failed')
  })

  it.each([
    ['a house out of reach', new Unreachable('gone'), 'unreachable'],
    ['a failure of the house', refused(500), 'failed'],
    ['an answer of somebody else', new ApiError(404, { code: 'unexpected_answer', message: 'X' }), 'failed'],
    ['a bug', new TypeError('x'), 'failed'],
  ] as const)('has a sentence of its own for %s', (_, error, whole) => {
    expect(refusalOfForm(error, ['email'])).toEqual({ fields: [], whole })
  })
})
