import { isServedCountry } from '../../../shared/postal/countries.ts'
import { isPhone } from '../../../shared/postal/is-phone.ts'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import { isPostalCode } from '../../../shared/postal/postal-code.ts'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import type { CheckoutDraft } from './checkout-draft.schema.ts'

/** The draft before anything was entered. */
export const emptyDraft: CheckoutDraft = {
  shippingAddress: null,
  billingSame: true,
  billingAddress: null,
  deliveryMethod: 'standard',
  promoCode: '',
  notes: '',
  measuring: { way: null, phone: '', start: '' },
  eventDate: '',
}

const needed = ['firstName', 'lastName', 'street', 'city'] as const

const isWhole = (address: PostalAddress | null) =>
  address !== null &&
  needed.every((name) => address[name].trim() !== '') &&
  isServedCountry(address.country) &&
  isPostalCode(address.postalCode, address.country) &&
  isPhone(address.phone)

/**
 * Whether the customer has to enter a billing address; an order that is fetched has no delivery address that could be
 * used.
 */
export const asksForBilling = ({ deliveryMethod, billingSame }: CheckoutDraft) =>
  deliveryMethod === 'pickup' || !billingSame

/**
 * Whether the draft holds enough to place an order; the server checks it again. `isMeasured` says that the cart holds
 * something made to measure.
 */
export const isReadyToOrder = (draft: CheckoutDraft, { isMeasured = false } = {}) =>
  (!isMeasured || missingOfMeasuring(draft.measuring) === undefined) &&
  (draft.deliveryMethod === 'pickup' || isWhole(draft.shippingAddress)) &&
  (!asksForBilling(draft) || isWhole(draft.billingAddress))

/** Whether a cart holds something for which the customer is measured. */
export const hasMadeToMeasure = (lines: readonly { readonly options: { readonly size?: string } }[]) =>
  lines.some(({ options }) => isMadeToMeasure(options.size))

/** The first thing that is missing to know how the customer is measured, in the order of the form. */
export const missingOfMeasuring = ({ way, phone, start }: CheckoutDraft['measuring']) => {
  if (way === null) return 'way'
  if (way === 'salon' && start === '') return 'slot'
  return phone.trim() !== '' && isPhone(phone) ? undefined : 'phone'
}

const measuringOfDraft = ({ way, phone, start }: CheckoutDraft['measuring']) =>
  way === null ? null : { way, phone, start: way === 'salon' ? start : null }

/** The part of an order that the customer entered, without the fields that no longer apply. */
export const orderOfDraft = (draft: CheckoutDraft) => ({
  deliveryMethod: draft.deliveryMethod,
  shippingAddress: draft.deliveryMethod === 'pickup' ? null : draft.shippingAddress,
  billingAddress: asksForBilling(draft) ? draft.billingAddress : null,
  notes: draft.notes,
  eventDate: draft.eventDate === '' ? null : draft.eventDate,
  measuring: measuringOfDraft(draft.measuring),
  ...(draft.promoCode && { promoCode: draft.promoCode }),
})
