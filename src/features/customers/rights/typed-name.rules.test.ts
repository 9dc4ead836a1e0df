import { expect, it } from 'vitest'
import { isSameName } from './typed-name.rules.ts'

it('takes a name as repeated without its capitals, accents and doubled spaces', () => {
  expect(isSameName(' zelie  FONTENAY ', 'Zélie Fontenay')).toBe(true)
  expect(isSameName('Zélie Fontenay', 'Zélie Fontenay')).toBe(true)
})

it('takes no part of a name, no other one and nothing for it', () => {
  for (const typed of ['', ' ', 'Zélie', 'Zélie Fontenoy', 'ZélieFontenay'])
    expect(isSameName(typed, 'Zélie Fontenay')).toBe(false)
})
