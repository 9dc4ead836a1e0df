import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ThreadPath } from '../../../../ui/thread/thread-path.tsx'

interface DayCalendarProps {
  /** From the day back to the first visit. */
  readonly days: readonly { readonly when: string; readonly text: string }[]
  /** Shown for a visitor who has less time. */
  readonly late: string
}

/** What happens when, counted back from the day that a creation is made for, which is a knot in the thread. */
export const DayCalendar = ({ days, late }: DayCalendarProps) => {
  const { t } = useTranslation('creation')
  return (
    <section aria-labelledby="calendar" className="grid-12 gap-y-8 md:grid-rows-[auto_1fr]">
      <h2 id="calendar" className="col-span-12 font-display text-heading md:col-span-5">
        {t('calendar')}
      </h2>
      <ol className="col-span-12 md:col-span-7 md:col-start-6 md:row-span-2">
        {days.map(({ when, text }, index) => (
          <li key={when} className="relative pb-7 pl-10 last:pb-0">
            {index < days.length - 1 && (
              <ThreadPath
                d="M4 0V100"
                width={8}
                height={100}
                stretched
                className="thread-follows absolute top-[0.8em] left-1 h-full w-2"
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-[0.5em] left-[0.1875rem] size-2.5 rounded-full border border-garance',
                index === 0 ? 'bg-garance' : 'bg-paper',
              )}
            />
            <div className="grid gap-x-gutter sm:grid-cols-[2fr_3fr]">
              <p className="font-medium">{when}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="col-span-12 max-w-measure text-ink-soft md:col-span-4">{late}</p>
    </section>
  )
}
