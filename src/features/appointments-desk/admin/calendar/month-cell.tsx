import { Link } from 'react-router'
import { ordinal } from '../../../../shared/dates/date-format.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { StateMark } from './appointment-look.tsx'
import { nameOfAppointment, spokenAppointment } from './appointment-words.ts'
import { spanOfAppointment, timeOfMinutes } from './calendar-layout.rules.ts'
import { closedAllDay, shutOn } from './shut.rules.ts'
import { hatched, spokenShut } from './shut-look.ts'

interface MonthCellProps {
  readonly day: CalendarDay
  readonly appointments: readonly StaffAppointment[]
  readonly isToday: boolean
  /** The day belongs to the month before or after. */
  readonly isOutside: boolean
}

/** The number of appointments that fit into the cell. */
const namedAtOnce = 3

/** A day of the month with its appointments; a press beside the appointments opens the day. */
export const MonthCell = ({ day, appointments, isToday, isOutside }: MonthCellProps) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  const { date } = day
  const closed = closedAllDay(day)
  const parts = closed ? [] : shutOn(day).filter(({ kind }) => kind === 'closure')
  const more = appointments.length - namedAtOnce
  const toDay = urlWith({ view: 'day', date })
  return (
    <td
      className={classNames(
        'relative h-16 border border-hairline p-1 align-top transition-colors hover:bg-linen lg:h-36',
        closed && hatched,
        isOutside && 'text-ink-soft',
      )}
    >
      <Link
        to={toDay}
        aria-label={`${spokenDay(date, lng)}. ${t('visits', { count: appointments.length })}`}
        aria-current={isToday ? 'date' : undefined}
        className="inline-block px-1 text-small tabular-nums after:absolute after:inset-0 aria-[current]:bg-garance-fill aria-[current]:font-semibold aria-[current]:text-on-garance"
      >
        {ordinal(String(Number(date.slice(8))), lng)}
      </Link>
      {closed && (
        <span className="ms-1 box-decoration-clone bg-paper px-1 text-caption text-ink-soft leading-snug max-lg:sr-only">
          {spokenShut(closed, t)}
        </span>
      )}
      {appointments.length > 0 && (
        <span
          aria-hidden="true"
          className="mt-1 block w-fit border border-rule bg-sheet px-1.5 text-caption tabular-nums lg:hidden"
        >
          {appointments.length}
        </span>
      )}
      <ul className="mt-1 text-caption max-lg:hidden">
        {parts.map(({ from, to, reason, kind, salon }) => (
          <li key={`${from} ${salon} ${reason}`} className="truncate text-ink-soft">
            {t('shut.part', {
              what: spokenShut({ kind, reason }, t),
              from: timeOfMinutes(from),
              to: timeOfMinutes(to),
            })}
          </li>
        ))}
        {appointments.slice(0, namedAtOnce).map((appointment) => (
          <li key={appointment._id}>
            <Link
              to={urlWith({ opened: appointment._id })}
              preventScrollReset
              aria-label={spokenAppointment(appointment, t)}
              className={classNames(
                'relative z-10 flex min-h-6 items-center gap-1 border-s-2 ps-1.5 hover:text-garance',
                appointment.status === 'pending' ? 'border-garance border-dashed' : 'border-garance',
              )}
            >
              <span className="tabular-nums">{timeOfMinutes(spanOfAppointment(appointment).from)}</span>{' '}
              <StateMark status={appointment.status} />
              <span className="truncate">{nameOfAppointment(appointment)}</span>
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link
              to={toDay}
              aria-label={t('moreLabel', { count: more, day: spokenDay(date, lng) })}
              className="relative z-10 inline-flex min-h-6 items-center ps-2 font-semibold hover:text-garance"
            >
              {t('more', { count: more })}
            </Link>
          </li>
        )}
      </ul>
    </td>
  )
}
