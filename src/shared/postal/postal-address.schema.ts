import { z } from 'zod'
import { lineField } from '../api/text-fields.ts'
import { addressLengths } from './address-lengths.ts'
import { isServedCountry } from './countries.ts'
import { isPhone } from './is-phone.ts'
import { isPostalCode } from './postal-code.ts'

const needed = (field: keyof typeof addressLengths) => lineField({ maxLength: addressLengths[field] }).min(1)
const optional = (field: keyof typeof addressLengths) =>
  lineField({ maxLength: addressLengths[field] }).default('')

/** An optional telephone number. */
export const phoneField = lineField({ maxLength: addressLengths.phone }).refine(isPhone, {
  error: 'request:fields.phone',
})

/** An address for delivery or billing. */
export const postalAddressSchema = z.object({
  firstName: needed('firstName'),
  lastName: needed('lastName'),
  company: optional('company'),
  street: needed('street'),
  further: optional('further').describe('Floor, door, building'),
  postalCode: z
    .string()
    .overwrite((text) => text.trim().replace(/\s+/g, ' ').toUpperCase())
    .max(addressLengths.postalCode)
    .default(''),
  city: needed('city'),
  country: z
    .string()
    .refine(isServedCountry, { error: 'request:fields.country' })
    .describe('ISO 3166, two capitals'),
  phone: phoneField.default(''),
})

/** Checks that the post code of an address has the form of its country. */
export const hasPostalCodeOfCountry = ({ postalCode, country }: { postalCode: string; country: string }) =>
  isPostalCode(postalCode, country)

export type PostalAddress = Readonly<z.output<typeof postalAddressSchema>>
