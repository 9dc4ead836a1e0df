import type { ReactNode } from 'react'
import { callLink } from '../../../shared/call-link.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../house.schema.ts'
import { HouseHours } from './house-hours.tsx'

interface HouseContactProps {
  readonly house: House
  /** The e-mail address as a narrow column writes it; by default it is not broken. */
  readonly email?: ReactNode
}

/** Shows the address, telephone, e-mail, hours and social networks of the house. */
export const HouseContact = ({ house, email = house.email }: HouseContactProps) => {
  const { t } = useTranslation('settings')
  const { street, postalCode, city } = house.address
  const networks = Object.entries(house.social).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <section>
        <h2 className="font-medium">{t('contact')}</h2>
        <address className="not-italic">
          <p className="mt-3 text-ink-soft">
            {street}
            <br />
            {`${postalCode}\u00a0${city}`}
          </p>
          <ul className="mt-3">
            <li>
              <a className="thread-link inline-block py-1" href={callLink(house.phone)}>
                {house.phone}
              </a>
            </li>
            <li>
              <a className="thread-link inline-block py-1" href={`mailto:${house.email}`}>
                {email}
              </a>
            </li>
            {networks.map(([name, href]) => (
              <li key={name}>
                <a className="thread-link inline-block py-1 capitalize" href={href} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </address>
      </section>
      <HouseHours hours={house.hours} />
    </div>
  )
}
