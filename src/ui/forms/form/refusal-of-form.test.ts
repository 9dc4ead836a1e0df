import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { refusalOfForm } from './refusal-of-form.ts'

const refused = (status: number, fields?: Record<string, string>) =>
  new ApiError(status, { code: 'refused', message: 'Non.', ...(fields && { fields }) })

const sentences = { failed: 'Erreur serveur', unreachable: 'Injoignable' }

describe('a form that was refused', () => {
  it('names its own fields, and no others', () => {
    const error = refused(422, { password: 'Trop court.', email: 'Invalide.', token: 'Usé.' })
    expect(refusalOfForm(error, ['email', 'password'], sentences)).toEqual({
      fields: new Map([
        ['password', 'Trop court.'],
        ['email', 'Invalide.'],
      ]),
      whole: undefined,
    })
  })

  it('says what the server says when none of its fields is named', () => {
    expect(refusalOfForm(refused(422, { token: 'Usé.' }), ['email'], sentences).whole).toBe('Non.')
    expect(refusalOfForm(refused(429), ['email'], sentences).whole).toBe('Non.')
  })

  it('has a sentence of its own for a refusal that brings none', () => {
    const bare = (status: number) => new ApiError(status, { code: 'unexpected_answer', message: 'Forbidden' })
    const byStatus = new Map([[403, 'Votre compte a été désactivé']])
    expect(refusalOfForm(bare(403), ['email'], { ...sentences, byStatus }).whole).toBe(
      'Votre compte a été désactivé',
    )
    expect(refusalOfForm(bare(401), ['email'], { ...sentences, byStatus }).whole).toBe('Erreur serveur')
    expect(refusalOfForm(bare(403), ['email'], sentences).whole).toBe('Erreur serveur')
  })

  it.each([
    ['a server out of reach', new Unreachable('gone'), 'Injoignable'],
    ['a failure of the server', refused(500), 'Erreur serveur'],
    [
      'an answer of somebody else',
      new ApiError(404, { code: 'unexpected_answer', message: 'X' }),
      'Erreur serveur',
    ],
    ['a bug', new TypeError('x'), 'Erreur serveur'],
  ] as const)('has a sentence of its own for %s', (_, error, whole) => {
    expect(refusalOfForm(error, ['email'], sentences)).toEqual({ fields: new Map(), whole })
  })

  it('says the same for a server out of reach where it has one sentence', () => {
    expect(refusalOfForm(new Unreachable('gone'), [], { failed: 'Non envoyé' }).whole).toBe('Non envoyé')
  })
})
