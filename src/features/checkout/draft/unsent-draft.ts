import { parsedJson } from '../../../shared/json.ts'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import { measuringWays } from '../../orders/measuring.ts'
import { emptyDraft } from './checkout-draft.rules.ts'
import type { CheckoutDraft } from './checkout-draft.schema.ts'

/** A draft that the server has not received yet, and the account that it belongs to. */
export interface UnsentDraft {
  readonly accountId: string
  readonly draft: CheckoutDraft
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textIn = (fields: Fields, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

const addressIn = (value: unknown): PostalAddress | null =>
  isFields(value)
    ? {
        firstName: textIn(value, 'firstName'),
        lastName: textIn(value, 'lastName'),
        company: textIn(value, 'company'),
        street: textIn(value, 'street'),
        further: textIn(value, 'further'),
        postalCode: textIn(value, 'postalCode'),
        city: textIn(value, 'city'),
        country: textIn(value, 'country'),
        phone: textIn(value, 'phone'),
      }
    : null

const measuringIn = (value: unknown): CheckoutDraft['measuring'] => {
  const fields = isFields(value) ? value : {}
  const way = measuringWays.find((known) => known === fields.way) ?? null
  return { way, phone: textIn(fields, 'phone'), start: textIn(fields, 'start') }
}

const draftIn = (value: unknown): CheckoutDraft => {
  if (!isFields(value)) return emptyDraft
  return {
    shippingAddress: addressIn(value.shippingAddress),
    billingSame: value.billingSame !== false,
    billingAddress: addressIn(value.billingAddress),
    deliveryMethod: value.deliveryMethod === 'pickup' ? 'pickup' : 'standard',
    promoCode: textIn(value, 'promoCode'),
    notes: textIn(value, 'notes'),
    measuring: measuringIn(value.measuring),
    eventDate: textIn(value, 'eventDate'),
  }
}

/** Reads the draft from the tab's storage. The content is not trusted: it is validated, and null when it is invalid. */
export const readUnsentDraft = (text: string | null): UnsentDraft | null => {
  const found = text === null ? undefined : parsedJson(text)
  if (!isFields(found)) return null
  const accountId = textIn(found, 'accountId')
  return accountId === '' ? null : { accountId, draft: draftIn(found.draft) }
}
