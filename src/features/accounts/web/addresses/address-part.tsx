import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { AddressChoice, type AddressChoiceProps } from './address-choice.tsx'
import { AddressSkeleton } from './address-skeleton.tsx'
import { addressesTexts } from './addresses-texts.ts'
import { useAddressBook } from './use-address-book.ts'
import { useNewAddress } from './use-new-address.ts'

/** Where something is sent or billed to, chosen or written; waits for the address book, and goes on without one that cannot be read. */
export const AddressPart = (props: AddressChoiceProps) => {
  useOwnTexts('addresses', addressesTexts)
  const book = useAddressBook()
  const newAddress = useNewAddress()
  if (!book.addresses && !book.isFailed) return <AddressSkeleton />
  return <AddressChoice {...props} book={book} newAddress={newAddress} />
}
