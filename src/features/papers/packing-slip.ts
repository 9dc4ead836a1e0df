import type { Language } from '../../shared/i18n/languages.ts'
import type { ContractContent, ContractLine } from './contract-content.ts'
import { agreedDelivery, agreedLines } from './contract-of-order.ts'
import { printedParty } from './invoice-of-order.ts'
import type { OrderContract } from './order-contract.ts'
import { type PrintedParty, type PrintedSeller, printedSeller } from './printed-parties.ts'

/**
 * What lies in the parcel of an order, for the person who packs it and the person who opens it. It names no price: the
 * parcel may be a present, and the invoice went by mail.
 */
export interface PackingSlip {
  readonly orderNumber: string
  readonly placedAt: string
  readonly language: Language
  readonly seller: PrintedSeller
  readonly buyer: PrintedParty
  readonly phone: string
  readonly delivery: ContractContent['delivery']
  readonly lines: readonly Pick<ContractLine, 'description' | 'details' | 'quantity'>[]
  /** What the customer wrote about the order. */
  readonly notes: string
}

/** The slip of an order; `left` says for each line how many the customer still gets. */
export const packingSlipOf = (agreed: OrderContract, left: readonly number[]): PackingSlip => {
  const { seller, house, shippingAddress, billingAddress, language, notes } = agreed
  return {
    orderNumber: agreed.number,
    placedAt: agreed.placedAt,
    language,
    seller: printedSeller(seller, house),
    buyer: printedParty(billingAddress),
    phone: shippingAddress?.phone || billingAddress.phone,
    delivery: agreedDelivery(agreed),
    lines: agreedLines(agreed)
      .map(({ description, details }, index) => ({ description, details, quantity: left[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
    notes,
  }
}
