import type { ReactNode } from 'react'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { Appointment, AppointmentsContract } from '../../appointments.contract.ts'
import { upcomingOf } from '../../upcoming.rules.ts'
import { OwnAppointment } from './own-appointment.tsx'
import { ownAppointmentsQuery } from './own-appointments.queries.ts'
import { ownAppointmentsTexts } from './own-appointments.texts.ts'
import { OwnStatus } from './own-status.tsx'

interface OwnAppointmentsProps {
  readonly phone: string
  readonly emptyPlate: ReactNode
}

/** A customer's appointments: those to come, with their actions, and the past ones. */
export const OwnAppointments = ({ phone, emptyPlate }: OwnAppointmentsProps) => {
  useOwnTexts('ownAppointments', ownAppointmentsTexts)
  const { t } = useTranslation('ownAppointments')
  const query = ownAppointmentsQuery(useApi<AppointmentsContract>())
  const { data, isError, dataUpdatedAt, refetch } = usePrivateQuery(query)
  const shown = () => {
    if (!data)
      return isError ? (
        <ErrorState
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-80 w-full noscript:hidden" />
      )
    if (data.length === 0)
      return (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          plate={emptyPlate}
          action={<Button render={<LocalLink to={pathTo('booking')} />}>{t('book')}</Button>}
        />
      )
    return <Appointments appointments={data} phone={phone} nowMs={dataUpdatedAt} />
  }
  return <div className="mt-8 lg:mt-12">{shown()}</div>
}

interface AppointmentsProps {
  readonly appointments: readonly Appointment[]
  readonly phone: string
  readonly nowMs: number
}

const Appointments = ({ appointments, phone, nowMs }: AppointmentsProps) => {
  const { t } = useTranslation('ownAppointments')
  const lng = useLanguage()
  const upcoming = upcomingOf(appointments, nowMs)
  const others = appointments.filter((appointment) => !upcoming.includes(appointment))
  return (
    <div className="flex flex-col gap-10">
      <section aria-label={t('upcoming')} className="flex flex-col gap-6">
        {upcoming.length === 0 && <p className="text-ink-soft">{t('noneShort')}</p>}
        {upcoming.map((appointment) => (
          <OwnAppointment
            key={appointment._id}
            appointment={appointment}
            access={{ id: appointment._id }}
            phone={phone}
            nowMs={nowMs}
          />
        ))}
        <WayOn to={pathTo('booking')} className="self-start">
          {t(upcoming.length === 0 ? 'book' : 'bookAnother')}
        </WayOn>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="past-visits">
          <h2 id="past-visits" className="font-display text-subheading">
            {t('past')}
          </h2>
          <ul className="mt-4 border-hairline border-t">
            {others.map((appointment) => (
              <li
                key={appointment._id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-4"
              >
                <span>
                  <span className="font-medium">{appointment.typeName}</span>
                  <time dateTime={appointment.start} className="block text-ink-soft text-small">
                    {spokenTime(Date.parse(appointment.start), lng)}
                  </time>
                </span>
                <OwnStatus appointment={appointment} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
