import { expect, test } from 'vitest'
import { creditMethods } from './credit-methods.ts'
import { methodOrderFor } from './method-order.ts'

test('the means of the country comes first, then wallets, then cards, and never credit', () => {
  expect(methodOrderFor('BE').slice(0, 2)).toEqual(['bancontact', 'apple_pay'])
  expect(methodOrderFor('NL')[0]).toBe('ideal')
  for (const country of ['FR', 'constructor', '', undefined])
    expect(methodOrderFor(country)).toEqual(['apple_pay', 'google_pay', 'link', 'card'])
  const credit: readonly string[] = creditMethods
  expect(methodOrderFor('BE').filter((method) => credit.includes(method))).toEqual([])
})
