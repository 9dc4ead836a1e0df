import { readablePhone } from '../../../shared/phone.ts'
import type { Customer } from '../customers.contract.ts'

/** What a person is called: a guest who gave no name, by the address. */
export const nameOf = ({ name, email, phone }: Pick<Customer, 'name' | 'email' | 'phone'>) =>
  name || email || readablePhone(phone)
