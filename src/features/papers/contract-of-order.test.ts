import { describe, expect, it } from 'vitest'
import { anAgreement } from '../../testing/orders/an-agreement.ts'
import { contractOfOrder } from './contract-of-order.ts'

const beside = {
  concludedAt: '2026-11-22T13:09:00.000Z',
  termsText: { fr: [] },
  withdrawalUrl: 'https://untel.example/retractation',
}

describe('the contract that is printed of an order', () => {
  it('adds up before and after the reduction, with the tax that is in it', () => {
    const { lines, subtotalCents, discount, shippingCents, totalCents, vat } = contractOfOrder(
      anAgreement,
      beside,
    )
    expect(lines.reduce((sum, line) => sum + line.grossCents, 0)).toBe(subtotalCents)
    expect(subtotalCents - (discount?.cents ?? 0) + shippingCents).toBe(totalCents)
    expect(vat).toEqual([{ rateBasisPoints: 2000, baseCents: 136_250, vatCents: 27_250 }])
  })

  it('keeps what was promised of each product, in both languages', () => {
    const [first, second] = contractOfOrder(anAgreement, beside).lines
    expect(first).toMatchObject({
      description: { fr: 'Robe Aurore', en: 'Aurore gown' },
      quantity: 2,
      unitGrossCents: 60_000,
      promise: { from: '2026-11-26', to: '2026-11-30' },
      withdrawal: 'eligible',
    })
    expect(second?.withdrawal).toBe('excluded')
  })

  it('names buyer, terms and the way of withdrawing', () => {
    const contract = contractOfOrder(anAgreement, beside)
    expect(contract.buyer).toMatchObject({ lastName: 'Lefèvre', countryCode: 'FR', phone: '+33612345678' })
    expect(contract.concludedAt).toBe('2026-11-22T13:09:00.000Z')
    expect(contract.terms).toMatchObject({ version: '2026-11-22', text: { fr: [] } })
    expect(contract.withdrawalUrl).toBe('https://untel.example/retractation')
    expect(contract.discount?.name).toEqual({ fr: 'Réduction BIENVENUE10', en: 'Reduction BIENVENUE10' })
  })

  it('goes nowhere when it is fetched', () => {
    const fetched = contractOfOrder(
      { ...anAgreement, deliveryMethod: 'pickup', shippingAddress: null },
      beside,
    )
    expect(fetched.delivery).toEqual({
      means: { fr: 'Retrait à l’atelier', en: 'Collection at the atelier' },
      address: null,
    })
  })
})
