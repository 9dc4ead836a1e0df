import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { AddressChoice, type AddressChoiceProps } from './address-choice.tsx'
import { addressesTexts } from './addresses.texts.ts'
import { AddressSkeleton } from './book/address-skeleton.tsx'
import { useAddressBook } from './book/use-address-book.ts'
import { type AddressOwner, useNewAddress } from './use-new-address.ts'

interface AddressPartProps extends AddressChoiceProps {
  readonly owner: AddressOwner | undefined
}

/**
 * The choice of a shipping or billing address. It waits for the address book, and works without it when the book cannot
 * be loaded.
 */
export const AddressPart = ({ owner, ...props }: AddressPartProps) => {
  useOwnTexts('addresses', addressesTexts)
  const book = useAddressBook()
  const newAddress = useNewAddress(owner)
  // Whoever is not signed in has no book, and writes the address.
  const isGuest = useSignedIn() === false
  if (!isGuest && !book.addresses && !book.isFailed) return <AddressSkeleton />
  return <AddressChoice {...props} book={book} newAddress={newAddress} />
}
