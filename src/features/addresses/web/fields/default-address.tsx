import { pathTo } from '../../../../sitemap.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { AddressLines } from '../address-lines.tsx'
import { addressesTexts } from '../addresses.texts.ts'
import { Stamp } from '../book/stamp.tsx'
import { useAddressBook } from '../book/use-address-book.ts'

/** On the overview of the account: the default address, or the way to enter one. Its heading is the overview's. */
export const DefaultAddress = () => {
  useOwnTexts('addresses', addressesTexts)
  const { t } = useTranslation('addresses')
  const { addresses, isFailed } = useAddressBook()
  const address = addresses?.[0]
  const isKnown = addresses !== undefined || isFailed
  return (
    <div className="flex min-h-54 flex-col items-start gap-2">
      {address ? (
        <div className="flex w-full items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="mb-1 font-medium [overflow-wrap:anywhere]">
              {address.firstName} {address.lastName}
            </p>
            <AddressLines {...address} />
          </div>
          <Stamp country={address.country} isFirst />
        </div>
      ) : isKnown ? (
        <p className="text-ink-soft">{t(isFailed ? 'overview.failed' : 'overview.none')}</p>
      ) : (
        <div aria-busy className="w-full">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mt-3 h-4 w-48 max-w-full" />
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
      )}
      <LocalLink
        to={pathTo('addresses')}
        className={classNames(
          'thread-link inline-flex min-h-11 items-center font-medium [--thread-drop:0.25rem]',
          // The link stands below the address, whose height is unknown until it is loaded.
          !isKnown && 'invisible',
        )}
      >
        {t(addresses?.length === 0 ? 'add' : 'overview.all')}
      </LocalLink>
    </div>
  )
}
