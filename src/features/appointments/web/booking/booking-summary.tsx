import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callLink } from '../../../../shared/call-link.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'
import type { House } from '../../../settings/house.schema.ts'
import type { OpenKind } from '../../appointment-kinds.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { noticeHours } from '../../appointments.limits.ts'
import { appointmentTypesQuery } from './booking.queries.ts'

interface BookingSummaryProps {
  readonly house: House
  readonly type: OpenKind
  readonly start: string | null
  /** The button of the booking. */
  readonly children: ReactNode
}

/** The appointment as it would be booked, visible while the form is filled in. */
export const BookingSummary = ({ house, type, start, children }: BookingSummaryProps) => {
  const { t } = useTranslation('booking')
  const lng = useLanguage()
  const { data: types } = useSuspenseQuery(appointmentTypesQuery(useApi<AppointmentsContract>()))
  const { street, postalCode, city } = house.address
  const facts = [
    ['kind', types.find(({ _id }) => _id === type)?.name],
    [
      'when',
      start === null
        ? t('summary.noTime')
        : t('summary.parisTime', { when: spokenTime(Date.parse(start), lng) }),
    ],
    ['where', type === 'video' ? t('summary.byVideo') : `${house.name}, ${street}, ${postalCode} ${city}`],
  ] as const
  return (
    <StickyColumn className="w-full">
      <section aria-labelledby="booking-summary" className="border border-hairline bg-sheet p-6">
        <h2 id="booking-summary" className="font-display text-subheading">
          {t('summary.title')}
        </h2>
        <dl className="mt-4 mb-6 grid gap-y-3">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="text-caption text-ink-soft">{t(`summary.${name}`)}</dt>
              <dd className="min-h-[1.6em]">{fact}</dd>
            </div>
          ))}
        </dl>
        {children}
        <p className="mt-5 text-ink-soft text-small">{t('summary.free', { hours: noticeHours })}</p>
        <p className="mt-2 text-small">
          <a href={callLink(house.phone)} className="thread-link inline-flex min-h-11 items-center">
            {t('summary.call', { phone: house.phone })}
          </a>
        </p>
      </section>
    </StickyColumn>
  )
}
