import { callLink } from '../../../shared/call-link.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { countryName } from '../../../shared/postal/country-name.ts'
import { townLine } from '../../../shared/postal/town-line.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { SavedAddress } from '../addresses.contract.ts'

type AddressLinesProps = Omit<SavedAddress, '_id' | 'isDefault' | 'firstName' | 'lastName'>

/** The lines of an address below the name, with the telephone number. */
export const AddressLines = ({ company, street, further, phone, ...place }: AddressLinesProps) => {
  const { t } = useTranslation('addresses')
  const lng = useLanguage()
  return (
    <address className="leading-normal not-italic [overflow-wrap:anywhere]">
      {[company, street, further, townLine(place)]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      <span className="mt-0.5 block text-caption uppercase tracking-[0.14em]">
        {countryName(place.country, lng)}
      </span>
      {phone && (
        <a
          href={callLink(phone)}
          aria-label={`${t('phone')} ${readablePhone(phone)}`}
          className="mt-2 inline-flex min-h-6 text-ink-soft text-small tabular-nums transition-colors hover:text-ink"
        >
          {readablePhone(phone)}
        </a>
      )}
    </address>
  )
}
