import { Link } from 'react-router'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { appointmentLook, StateMark } from './appointment-look.tsx'
import { nameOfAppointment } from './appointment-words.ts'
import { spanOfAppointment, timeOfMinutes } from './calendar-layout.rules.ts'
import { closedAllDay, shutOn } from './shut.rules.ts'
import { hatched, spokenShut } from './shut-look.ts'

interface AgendaProps {
  readonly days: readonly CalendarDay[]
  readonly appointments: readonly StaffAppointment[]
  readonly today: string
}

const AgendaAppointment = ({ appointment }: { appointment: StaffAppointment }) => {
  const { t } = useTranslation('staffCalendar')
  const urlWith = useChangedUrl()
  const { from, to } = spanOfAppointment(appointment)
  return (
    <li>
      <Link
        to={urlWith({ opened: appointment._id })}
        preventScrollReset
        className={classNames(
          'grid grid-cols-[3.5rem_1fr] gap-x-3 border border-s-3 p-2',
          appointmentLook(appointment.status),
        )}
      >
        <span className="text-small tabular-nums">
          {timeOfMinutes(from)}
          <span className="block text-caption text-ink-soft">{timeOfMinutes(to)}</span>
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{nameOfAppointment(appointment)}</span>
          <span className="block text-ink-soft text-small">
            {appointment.typeName}, {t(`inSalon.${appointment.salon}`)}
          </span>
          {appointment.status !== 'confirmed' && (
            <span className="mt-1 flex items-center gap-1 text-small">
              <StateMark status={appointment.status} />
              {t(`states.${appointment.status}`)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Lists some days one below the other, for a narrow window. */
export const Agenda = ({ days, appointments, today }: AgendaProps) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  const byDay = Map.groupBy(appointments, (appointment) => spanOfAppointment(appointment).date)
  return (
    <ol className="border-hairline border-t">
      {days.map((day) => {
        const closed = closedAllDay(day)
        const parts = closed ? [closed] : shutOn(day).filter(({ kind }) => kind === 'closure')
        const ofDay = byDay.get(day.date) ?? []
        return (
          <li key={day.date} className="border-hairline border-b py-2">
            <h3 className="font-semibold">
              <Link
                to={urlWith({ view: 'day', date: day.date })}
                aria-current={day.date === today ? 'date' : undefined}
                className="thread-link relative inline-block leading-[2.75rem] first-letter:uppercase aria-[current]:text-garance"
              >
                {spokenDay(day.date, lng)}
              </Link>
            </h3>
            {parts.map((part) => (
              <p
                key={`${part.from} ${part.salon} ${part.reason}`}
                className={classNames('mb-2 p-1', hatched)}
              >
                <span className="bg-paper px-1 text-ink-soft text-small">
                  {closed
                    ? spokenShut(part, t)
                    : t('shut.part', {
                        what: spokenShut(part, t),
                        from: timeOfMinutes(part.from),
                        to: timeOfMinutes(part.to),
                      })}
                </span>
              </p>
            ))}
            {ofDay.length > 0 && (
              <ul className="grid gap-2 pb-2">
                {ofDay.map((appointment) => (
                  <AgendaAppointment key={appointment._id} appointment={appointment} />
                ))}
              </ul>
            )}
            {ofDay.length === 0 && !closed && (
              <p className="text-ink-soft text-small">{t('visits', { count: 0 })}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
