import { useMemo } from 'react'
import type { AddressInput } from '../../addresses.contract.ts'
import { useAccount } from '../use-account.ts'

/** An address that nobody has written yet: to her own name, in France. */
export const useNewAddress = (): AddressInput => {
  const { user } = useAccount()
  return useMemo(
    () => ({
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      company: '',
      street: '',
      further: '',
      postalCode: '',
      city: '',
      country: 'FR',
      phone: user?.phone ?? '',
      isDefault: false,
    }),
    [user],
  )
}
