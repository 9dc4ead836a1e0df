import { expect, it } from 'vitest'
import { spacedVatNumber } from './vat-number.ts'

it('groups the digits of a French number', () => {
  expect(spacedVatNumber('FR68900000001')).toBe('FR\u00a068\u00a0900\u00a0000\u00a0001')
})

it('leaves the number of another country as its register writes it', () => {
  expect(spacedVatNumber('BE0123456789')).toBe('BE0123456789')
})
