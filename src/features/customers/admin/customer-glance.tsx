import type { ReactNode } from 'react'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { callLink } from '../../../shared/call-link.ts'
import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { formatEuros } from '../../../shared/money.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CustomerDetail } from '../customers.contract.ts'

const link = 'underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance'

const dayOf = (moment: string, lng: Language) => spokenDay(parisTime(Date.parse(moment)).date, lng)

/** How far away an event is. */
export const useDaysAway = () => {
  const { t } = useTranslation('customersDesk')
  return (days: number | null) => {
    if (days === null) return ''
    if (days === 0) return t('event.today')
    return days > 0 ? t('event.in', { count: days }) : t('event.over')
  }
}

type Fact = readonly [string, ReactNode]

const useFacts = (customer: CustomerDetail): readonly (readonly Fact[])[] => {
  const { t } = useTranslation('customersDesk')
  const lng = useLanguage()
  const daysAway = useDaysAway()
  const { email, phone, appointments, orders, value, size, letterSince } = customer
  const reached: readonly Fact[] = [
    [
      t('facts.email'),
      email && (
        <a href={`mailto:${email}`} className={link}>
          <EmailAddress email={email} />
        </a>
      ),
    ],
    [
      t('facts.phone'),
      phone && (
        <a href={callLink(phone)} className={link}>
          {readablePhone(phone)}
        </a>
      ),
    ],
    [t('facts.language'), t(`languages.${customer.language}`)],
    [t('facts.since'), dayOf(customer.firstSeenAt, lng)],
  ]
  const bought: readonly Fact[] = [
    [t('facts.value'), value !== null && formatEuros(value)],
    [t('facts.orders'), orders !== null && orders],
    [
      t('facts.appointments'),
      appointments &&
        t('appointments', {
          count: appointments.count,
          came: appointments.came,
          ordered: appointments.ordered,
        }),
    ],
    [t('facts.size'), size],
    [
      t('facts.event'),
      appointments?.eventDate &&
        `${spokenDay(appointments.eventDate, lng)} (${daysAway(appointments.daysToEvent)})`,
    ],
  ]
  const agreed: readonly Fact[] = [
    [t('facts.letter'), letterSince ? t('letterSince', { day: dayOf(letterSince, lng) }) : t('letter.none')],
    [t('facts.calls'), t(`calls.${customer.calls}`)],
    [t('facts.whatsapp'), t('whatsapp')],
  ]
  return [reached, bought, agreed]
}

/** What the house knows of a person at a glance. */
export const CustomerGlance = ({ customer }: { readonly customer: CustomerDetail }) => (
  <div className="grid gap-x-gutter gap-y-5 text-small lg:grid-cols-3">
    {useFacts(customer).map((facts) => (
      <dl
        key={facts[0]?.[0]}
        className="grid content-start grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5 border-hairline border-t pt-3"
      >
        {facts
          .filter(([, fact]) => fact !== '' && fact !== null && fact !== false && fact !== undefined)
          .map(([name, fact]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 tabular-nums wrap-anywhere">{fact}</dd>
            </div>
          ))}
      </dl>
    ))}
  </div>
)
