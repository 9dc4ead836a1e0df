import { describe, expect, it } from 'vitest'
import { containsEmail, passwordStrength } from './password.rules.ts'

describe('a password', () => {
  it.each([
    ['Jeanne.Arnaud!2026', true],
    ['xxJEANNE.ARNAUDxx', true],
    ['tulle et lilas blancs', false],
  ])('%j contains its address: %s', (password, contains) => {
    expect(containsEmail(password, 'jeanne.arnaud@example.fr')).toBe(contains)
  })

  it('is not held to contain a name of three letters', () => {
    expect(containsEmail('une annee de lin', 'ann@example.fr')).toBe(false)
    expect(containsEmail('whatever it is', '')).toBe(false)
  })

  it.each([
    ['short', 'court', 'short'],
    ['one letter again and again', 'aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['a row of the keyboard', 'azertyuiopqs', 'weak'],
    ['numbers in a row', '123456789012', 'weak'],
    ['twelve small letters', 'tullelilasor', 'weak'],
    ['three words', 'tulle lilas or', 'good'],
    ['a phrase', 'tulle et lilas blancs au printemps', 'strong'],
    ['twelve of all kinds', 'tR7!kq9$Wz2&', 'good'],
    ['fourteen of all kinds', 'tK7!rq9$Wg2&bL', 'strong'],
  ])('that is %s is %s: %s', (_name, password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('is measured in letters, whatever they are made of', () => {
    expect(passwordStrength('é'.normalize('NFD').repeat(6))).toBe('short')
    expect(passwordStrength('🪡'.repeat(6))).toBe('short')
  })
})
