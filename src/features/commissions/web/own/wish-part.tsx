import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../ui/titled-part.tsx'
import type { Commission } from '../../commission.schema.ts'

/** What was asked for. */
export const WishPart = ({ commission }: { commission: Commission }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const { words, eventPlace, budget, measures, createdAt } = commission
  const facts = [
    ...(eventPlace ? [[t('wish.place'), eventPlace] as const] : []),
    ...(budget ? [[t('wish.budget'), t(`budgets.${budget}`)] as const] : []),
    [t('wish.measures'), t(measures === 'kept' ? 'wish.measuresKept' : 'wish.measuresSalon')] as const,
  ]
  return (
    <TitledPart title={t('wish.title')}>
      {words && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</p>}
      <dl className="mt-4 flex flex-col gap-1 text-small">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-small">{t('wish.sent', { day: longDay(createdAt, lng) })}</p>
    </TitledPart>
  )
}

/** What happened, the latest last. */
export const HistoryPart = ({ commission: { events } }: { commission: Commission }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  return (
    <TitledPart title={t('history.title')}>
      <ol className="flex flex-col gap-2 text-small">
        {events.map(({ kind, at, version, stage, amount }, index) => (
          <li key={`${at} ${kind} ${String(index)}`}>
            {t(`history.${kind}`, {
              version: version ?? '',
              stage: stage ? t(`stages.${stage}`) : '',
              amount: amount === null ? '' : formatEuros(amount),
            })}
            <span className="block text-ink-soft tabular-nums">{dayAndTime(at, lng)}</span>
          </li>
        ))}
      </ol>
    </TitledPart>
  )
}
