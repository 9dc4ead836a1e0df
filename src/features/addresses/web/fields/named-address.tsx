import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import type { SavedAddress } from '../../addresses.contract.ts'
import { AddressLines } from '../address-lines.tsx'
import { addressesTexts } from '../addresses.texts.ts'

/** An address with the recipient's name above, where it is shown outside the book. */
export const NamedAddress = ({
  firstName,
  lastName,
  ...address
}: Omit<SavedAddress, '_id' | 'isDefault'>) => {
  useOwnTexts('addresses', addressesTexts)
  return (
    <>
      <p className="font-medium [overflow-wrap:anywhere]">
        {firstName} {lastName}
      </p>
      <AddressLines {...address} />
    </>
  )
}
