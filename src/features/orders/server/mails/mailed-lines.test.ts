import { describe, expect, it } from 'vitest'
import { quoteOf } from '../../quote.rules.ts'
import { mailedSums } from './mailed-lines.ts'

const quoted = (delivery: Parameters<typeof quoteOf>[0]['delivery'], promoCode?: string) =>
  quoteOf({ lines: [{ unitCents: 129_500, quantity: 1 }], delivery, promoCode })

const amounts = (sums: ReturnType<typeof mailedSums>) =>
  sums.map(([, amount]) => amount.replaceAll(/\s/g, ' '))

describe('the sums of a confirmation', () => {
  it('are those of the quote, with its reduction and its delivery', () => {
    const quote = quoted({ method: 'standard', country: 'BE', postalCode: '1000' }, 'BIENVENUE10')
    expect(amounts(mailedSums({ ...quote, language: 'fr' }))).toEqual([
      '1 295 €',
      '−129,50 €',
      '25 €',
      '1 190,50 €',
    ])
  })

  it('say that what is fetched costs no delivery, and of no reduction nothing', () => {
    const sums = mailedSums({ ...quoted({ method: 'pickup' }), language: 'en' })
    expect(amounts(sums)).toEqual(['€1,295', 'Free', '€1,295'])
  })
})
