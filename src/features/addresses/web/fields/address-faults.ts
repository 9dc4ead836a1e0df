import { isPhone } from '../../../../shared/postal/is-phone.ts'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import { isPostalCode } from '../../../../shared/postal/postal-code.ts'
import { postalCodeNeed } from './postal-code-of.ts'

export type AddressText = keyof PostalAddress

/** The texts of an address in the order in which the form asks for them. */
export const addressTextNames: readonly AddressText[] = [
  'firstName',
  'lastName',
  'company',
  'country',
  'street',
  'further',
  'postalCode',
  'city',
  'phone',
]

const needed: readonly AddressText[] = ['firstName', 'lastName', 'country', 'street', 'city']

/** A post code as the server reads it: without spaces around it, with single spaces inside, in capitals. */
const readCode = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase()

const codeFault = (text: string, country: string) => {
  const need = postalCodeNeed(country)
  const code = readCode(text)
  if (need === 'none' || (need === 'optional' && code === '')) return undefined
  if (code === '') return 'required'
  return isPostalCode(code, country) ? undefined : 'postalCode'
}

/** What is wrong with one text of an address, as a key of the form's `faults`; the same rules as the server's. */
export const addressFault = (name: AddressText, address: PostalAddress) => {
  const text = address[name].trim()
  if (name === 'postalCode') return codeFault(text, address.country)
  if (text === '' && needed.includes(name)) return 'required'
  return name === 'phone' && !isPhone(text) ? 'phone' : undefined
}

/** The address as it is sent: without a post code when the country hides that field. */
export const addressToSend = (address: PostalAddress): PostalAddress =>
  postalCodeNeed(address.country) === 'none' ? { ...address, postalCode: '' } : address
