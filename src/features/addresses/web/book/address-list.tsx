import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SavedAddress } from '../../addresses.contract.ts'

interface AddressListProps {
  readonly addresses: readonly SavedAddress[]
  readonly card: (address: SavedAddress) => ReactNode
  /** Shown after the last card: the button for a new address, its form, or the note that the book is full. */
  readonly next: ReactNode
}

/** The cards side by side; a card whose form is open takes the whole width. */
export const AddressList = ({ addresses, card, next }: AddressListProps) => {
  const { t } = useTranslation('addresses')
  const place = 'min-w-0 has-[>form]:col-span-full'
  return (
    <div className="@container">
      <ul aria-label={t('list')} className="grid gap-gutter @min-[42rem]:grid-cols-2">
        {addresses.map((address) => (
          <li key={address._id} className={place}>
            {card(address)}
          </li>
        ))}
        <li className={classNames(place, 'print:hidden')}>{next}</li>
      </ul>
    </div>
  )
}
