import { describe, expect, it } from 'vitest'
import { anAgreement } from '../../testing/orders/an-agreement.ts'
import { packingSlipOf } from './packing-slip.ts'

describe('the packing slip of an order', () => {
  it('lists what is left of each product, and what was given back no more', () => {
    const quantities = (left: readonly number[]) =>
      packingSlipOf(anAgreement, left).lines.map(({ quantity }) => quantity)
    expect(quantities([2, 1])).toEqual([2, 1])
    expect(quantities([1, 0])).toEqual([1])
  })

  it('names no price', () => {
    expect(JSON.stringify(packingSlipOf(anAgreement, [2, 1]).lines)).not.toMatch(/cents|price|amount/i)
  })

  it('rings the person whom the parcel is sent to', () => {
    const { billingAddress } = anAgreement
    const shippingAddress = { ...billingAddress, phone: '+33698765432' }
    expect(packingSlipOf({ ...anAgreement, shippingAddress }, [2, 1]).phone).toBe('+33698765432')
    const fetched = packingSlipOf({ ...anAgreement, shippingAddress: null }, [2, 1])
    expect(fetched.phone).toBe(billingAddress.phone)
  })
})
