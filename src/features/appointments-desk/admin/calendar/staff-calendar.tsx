import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { calendarQuery } from '../appointment/staff-appointments.queries.ts'
import { Agenda } from './agenda.tsx'
import type { OpenedDialog } from './asked-dialog.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { HourGrid } from './grid/hour-grid.tsx'
import { MonthView } from './month-view.tsx'
import { useCalendarUrl } from './use-calendar-url.ts'

interface StaffCalendarProps {
  /** Called to note an appointment or to move one. */
  readonly onAsk: (asked: OpenedDialog) => void
}

/** The appointments of the house, for the days and the view that the URL names. */
export const StaffCalendar = ({ onAsk }: StaffCalendarProps) => {
  const { t } = useTranslation('staffCalendar')
  const { view, date, today, salon, days } = useCalendarUrl()
  const api = useApi<AdminAppointmentsContract>()
  const { data, error, isPlaceholderData, refetch } = usePrivateQuery(
    calendarQuery(api, { from: days[0] ?? date, to: days.at(-1) ?? date, salon }),
  )
  const appointments = data?.appointments ?? []
  return (
    <>
      <CalendarBar />
      {data && !isPlaceholderData ? (
        <>
          {view === 'month' && (
            <MonthView days={data.days} appointments={appointments} date={date} today={today} />
          )}
          {view === 'week' && (
            <div className="lg:hidden">
              <Agenda days={data.days} appointments={appointments} today={today} />
            </div>
          )}
          {view !== 'month' && (
            <div className={classNames(view === 'week' && 'max-lg:hidden')}>
              <HourGrid
                key={`${view} ${date} ${salon}`}
                days={data.days}
                appointments={appointments}
                salon={salon}
                today={today}
                onNote={(place) => onAsk({ place })}
                onMove={(appointment, place) => onAsk({ appointment, place })}
              />
              <p className="mt-4 text-ink-soft text-small">{t('moveHint')}</p>
            </div>
          )}
          <CalendarLegend />
        </>
      ) : error ? (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <div aria-busy="true">
          <p className="sr-only">{t('onItsWay')}</p>
          <Skeleton className="h-[58rem] w-full" />
        </div>
      )}
    </>
  )
}
