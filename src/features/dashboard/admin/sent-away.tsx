import { dayAndTime, timeOfDay } from '../../../shared/dates/day-and-time.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Dashboard } from '../dashboard.contract.ts'

const isOneMinute = ({ from, to }: { from: string; to: string }) => from === to

/** Says when visitors were sent away in the last days, how many requests, and why; nothing where none was. */
export const SentAway = ({ sentAway }: { sentAway: Dashboard['sentAway'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  if (sentAway.count === 0) return null
  return (
    <section aria-labelledby="renvoyees" className="mb-10 border-rule border-y py-3 text-small">
      <h3 id="renvoyees" className="flex items-center gap-2 font-medium text-garance">
        <Icon name="alert" size={16} className="flex-none" />
        {t('sentAway.title')}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {sentAway.first.map((time) => (
          <li key={time._id}>
            <span className="font-medium">
              {isOneMinute(time)
                ? dayAndTime(time.from, lng)
                : t('sentAway.span', { from: dayAndTime(time.from, lng), to: timeOfDay(time.to, lng) })}
            </span>{' '}
            <span className="tabular-nums">{t('sentAway.requests', { count: time.requests })}</span>{' '}
            <span className="text-ink-soft">{t(`sentAway.reasons.${time.reason}`)}</span>
          </li>
        ))}
      </ul>
      {sentAway.count > sentAway.first.length && (
        <p className="mt-2 text-ink-soft">
          {t('sentAway.more', { count: sentAway.count - sentAway.first.length })}
        </p>
      )}
    </section>
  )
}
