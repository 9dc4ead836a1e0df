import { describe, expect, it } from 'vitest'
import type { AddressInput } from '../../addresses.contract.ts'
import { addressFault, addressTextNames, addressToSend } from './address-faults.ts'

const whole: AddressInput = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  company: '',
  street: '14 rue de la Sourdière',
  further: '',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
  phone: '',
  isDefault: false,
}

const faults = (change: Partial<AddressInput>) =>
  Object.fromEntries(
    addressTextNames.flatMap((name) => {
      const fault = addressFault(name, { ...whole, ...change })
      return fault ? [[name, fault]] : []
    }),
  )

describe('an address', () => {
  it('may leave out company, further details and telephone', () => expect(faults({})).toEqual({}))

  it('needs a name, a street, a code and a town, and blanks are none', () => {
    expect(faults({ firstName: ' ', lastName: '', street: '', postalCode: '', city: '' })).toEqual({
      firstName: 'required',
      lastName: 'required',
      street: 'required',
      postalCode: 'required',
      city: 'required',
    })
  })

  it('has the code of its country, written in small letters or not', () => {
    expect(faults({ postalCode: '7500' })).toEqual({ postalCode: 'postalCode' })
    expect(faults({ country: 'MC' })).toEqual({ postalCode: 'postalCode' })
    expect(faults({ country: 'GB', postalCode: ' sw1a  1aa ' })).toEqual({})
    expect(faults({ country: 'BR', postalCode: '' })).toEqual({})
  })

  it('has a telephone number that can be called', () => {
    expect(faults({ phone: 'au salon' })).toEqual({ phone: 'phone' })
  })

  it('is sent without a code that its country does not have', () => {
    expect(faults({ country: 'AE' })).toEqual({})
    expect(addressToSend({ ...whole, country: 'AE' }).postalCode).toBe('')
    expect(addressToSend(whole)).toEqual(whole)
  })
})
