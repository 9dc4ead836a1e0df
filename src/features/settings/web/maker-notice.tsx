import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../house.schema.ts'

interface MakerNoticeProps {
  readonly house: House
  /** The reference that identifies the product. */
  readonly reference: string
}

/**
 * The manufacturer of a product: name, postal and e-mail address, and the product's identifier (GPSR art. 19, §11.12).
 */
export const MakerNotice = ({ house, reference }: MakerNoticeProps) => {
  const { t } = useTranslation('settings')
  const { name, address, email } = house
  const country = new Intl.DisplayNames(useLanguage(), { type: 'region' }).of(address.countryCode)
  return (
    <section aria-labelledby="maker" className="mt-8 text-small">
      <h2 id="maker" className="mb-2 font-medium">
        {t('maker.title')}
      </h2>
      <p className="text-ink-soft">
        {name}, {address.street}, {address.postalCode} {address.city}, {country}
        <br />
        <a href={`mailto:${email}`} className="thread-link wrap-anywhere py-1.5">
          {email}
        </a>
        <br />
        {t('maker.identifier', { reference })}
      </p>
    </section>
  )
}
