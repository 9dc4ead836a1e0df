import { countryName } from '../../../shared/postal/country-name.ts'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import { townLine } from '../../../shared/postal/town-line.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'

/** An address on two lines, for a choice among several or for a summary. */
export const AddressLine = ({ address }: { address: PostalAddress }) => {
  const lng = useLanguage()
  const { firstName, lastName, company, street, further, country } = address
  const place = [company, street, further, townLine(address), countryName(country, lng)]
  return (
    <span className="block leading-snug [overflow-wrap:anywhere]">
      <span className="block font-medium">{`${firstName} ${lastName}`}</span>
      <span className="block text-ink-soft text-small">{place.filter((part) => part !== '').join(', ')}</span>
    </span>
  )
}
