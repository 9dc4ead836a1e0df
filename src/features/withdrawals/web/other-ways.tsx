import { callLink } from '../../../shared/call-link.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../../settings/house.schema.ts'

interface OtherWaysProps {
  readonly house: House
  readonly returnsEmail: string
}

/** The addresses for a withdrawal by letter or mail, which is just as valid. */
export const OtherWays = ({ house, returnsEmail }: OtherWaysProps) => {
  const { t } = useTranslation('withdrawing')
  const { street, postalCode, city } = house.address
  return (
    <section aria-labelledby="other-ways" className="border-hairline border-t pt-6">
      <h2 id="other-ways" className="font-display text-subheading">
        {t('aside.otherWays')}
      </h2>
      <p className="mt-4 text-ink-soft text-small">{t('aside.otherWaysLead')}</p>
      <dl className="mt-4 flex flex-col gap-3 text-small">
        <div>
          <dt className="text-ink-soft">{t('aside.post')}</dt>
          <dd>
            {house.name}
            <br />
            {street}
            <br />
            {`${postalCode}\u00a0${city}`}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('aside.mail')}</dt>
          <dd>
            <a className="thread-link inline-block py-1" href={`mailto:${returnsEmail}`}>
              <EmailAddress email={returnsEmail} />
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('aside.phone')}</dt>
          <dd>
            <a className="thread-link inline-block py-1" href={callLink(house.phone)}>
              {house.phone}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
