import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { appointmentLook, StateMark } from './appointment-look.tsx'
import { hatched } from './shut-look.ts'

/** Explains the signs of the calendar. */
export const CalendarLegend = () => {
  const { t } = useTranslation('staffCalendar')
  return (
    <ul
      aria-label={t('legend.label')}
      className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-caption text-ink-soft"
    >
      {(['pending', 'honoured', 'absent'] as const).map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              'grid h-5 w-7 place-content-center border border-s-3',
              appointmentLook(status),
            )}
          >
            <StateMark status={status} />
          </span>
          {t(`legend.${status}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-7 border-rule border-b border-dotted" />
        {t('legend.buffer')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={classNames('h-5 w-7 border border-hairline', hatched)} />
        {t('legend.shut')}
      </li>
    </ul>
  )
}
