import { type ReactNode, useContext } from 'react'
import { callLink } from '../../../../shared/call-link.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { pathTo } from '../../../../sitemap.ts'
import { PersonPathContext } from '../../../../ui/admin/person-path.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { EmailAddress } from '../../../../ui/email-address.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { StaffAppointmentDetail } from '../../staff-appointment.schema.ts'

const link = 'underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance'

/** All data about the customer of an appointment. */
export const AppointmentFacts = ({ appointment }: { appointment: StaffAppointmentDetail }) => {
  const { t } = useTranslation('staffAppointment')
  const lng = useLanguage()
  const { salon, phone, email, companions, eventDate, productId, productName, message, language } =
    appointment
  const personPath = useContext(PersonPathContext)(email || phone)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('facts.salon'), t(`salons.${salon}`)],
    [
      t('facts.phone'),
      <a key="phone" href={callLink(phone)} className={link}>
        {readablePhone(phone)}
      </a>,
    ],
    [
      t('facts.email'),
      email ? (
        <a key="email" href={`mailto:${email}`} className={link}>
          <EmailAddress email={email} />
        </a>
      ) : (
        t('facts.noEmail')
      ),
    ],
    [
      t('facts.customer'),
      personPath && (
        <span key="customer" className="flex flex-wrap gap-x-4 gap-y-1">
          <LocalLink to={personPath} className={link}>
            {t('facts.allOfCustomer')}
          </LocalLink>
          <LocalLink to={`${personPath}&sheet=1`} className={link}>
            {t('facts.printedSheet')}
          </LocalLink>
        </span>
      ),
    ],
    [t('facts.language'), t(`facts.languages.${language}`)],
    [t('facts.companions'), companions > 0 && t('facts.companions', { count: companions })],
    [t('facts.event'), eventDate && spokenDay(eventDate, lng)],
    [
      t('facts.product'),
      productId && (
        <LocalLink key="product" to={pathTo('product', { id: productId })} className={link}>
          {productName}
        </LocalLink>
      ),
    ],
    [
      t('facts.commission'),
      appointment.commissionId && (
        <LocalLink
          key="commission"
          to={`${pathTo('adminCommissions')}?opened=${appointment.commissionId}`}
          className={link}
        >
          {t('facts.openCommission')}
        </LocalLink>
      ),
    ],
    [t('facts.message'), message],
    [t('facts.cancelReason'), appointment.cancelReason],
  ]
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-small">
      {facts
        .filter(([, fact]) => fact)
        .map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
    </dl>
  )
}
