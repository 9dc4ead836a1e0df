import { expect, it } from 'vitest'
import { evidenceFor } from './evidence.rules.ts'

it('begins with what counts for the reason of the bank, each kind once', () => {
  expect(evidenceFor('product_not_received')).toEqual(['delivery', 'messages', 'invoice', 'contract'])
  expect(evidenceFor('fraudulent')).toEqual(['identity', 'delivery', 'invoice', 'contract', 'messages'])
})

it('is what every answer needs when the reason is not known', () => {
  expect(evidenceFor('brand_new_reason')).toEqual(['invoice', 'contract', 'delivery', 'messages'])
})
