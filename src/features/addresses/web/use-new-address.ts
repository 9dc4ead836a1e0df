import { useMemo } from 'react'
import type { AddressInput } from '../addresses.contract.ts'

/** The customer of the address book. */
export interface AddressOwner {
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string | undefined
}

/** An empty address, with the customer's own name and in France. */
export const useNewAddress = (owner: AddressOwner | undefined): AddressInput =>
  useMemo(
    () => ({
      firstName: owner?.firstName ?? '',
      lastName: owner?.lastName ?? '',
      company: '',
      street: '',
      further: '',
      postalCode: '',
      city: '',
      country: 'FR',
      phone: owner?.phone ?? '',
      isDefault: false,
    }),
    [owner],
  )
