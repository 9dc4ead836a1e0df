import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a common password', () => {
  it.each([
    'password1234',
    'M0tdepasse-2026!',
    'motdepasse2026',
    'azertyuiop12',
    'azertyazerty',
    '121212121212',
    '123456789012',
    'P@ssw0rd!!!!!',
    '!!!qwerty!!!!!!',
    '84736928471',
  ])('is %j', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'tulle et lilas blancs',
    'Clairval-Demo-2026',
    'satin-duchesse-1926',
    'tR7!kq9$Wz2&',
    'rubans, organza, 3 roses',
  ])('is not %j', (password) => expect(isCommonPassword(password)).toBe(false))
})
