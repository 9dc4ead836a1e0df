import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { StaffAppointmentDetail } from '../../staff-appointment.schema.ts'

/** The events of an appointment with their actors, the oldest first. */
export const AppointmentTimeline = ({ events }: Pick<StaffAppointmentDetail, 'events'>) => {
  const { t } = useTranslation('staffAppointment')
  const lng = useLanguage()
  return (
    <section aria-labelledby="visit-timeline">
      <h3 id="visit-timeline" className="mb-3 font-semibold">
        {t('timeline.title')}
      </h3>
      <ol className="flex flex-col gap-3 border-hairline border-s ps-4 text-small">
        {events.map(({ at, kind, actor, actorName, start }) => (
          <li key={`${at} ${kind} ${start}`}>
            <span className="block font-medium">
              {t(`timeline.events.${kind}`, { when: dayAndTime(start, lng) })}
            </span>
            <span className="text-ink-soft">
              <Moment at={at} /> · {actorName ?? t(`timeline.by.${actor}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
