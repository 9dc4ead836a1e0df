import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { NumberedSeries, PaperListContract } from '../../paper-list.contract.ts'
import { seriesQuery } from '../bookkeeping.queries.ts'

const OfSeries = ({ first, last, count, missing, missingNumbers }: NumberedSeries) => {
  const { t } = useTranslation('bookkeepingDesk')
  return (
    <li>
      <span className="tabular-nums">{t('series.span', { first, last, count })}</span>{' '}
      {missing === 0 ? (
        <span className="text-ink-soft">{t('series.whole')}</span>
      ) : (
        <strong className="font-semibold text-garance">
          {t('series.missing', { count: missing, numbers: missingNumbers.join(', ') })}
        </strong>
      )}
    </li>
  )
}

/** The first and the last number of each series and year, and that none is missing between them. */
export const SeriesLine = () => {
  const { t } = useTranslation('bookkeepingDesk')
  const { data } = usePrivateQuery(seriesQuery(useApi<PaperListContract>()))
  return (
    <ul aria-label={t('series.label')} className="mb-3 flex min-h-[1lh] flex-wrap gap-x-8 text-small">
      {data?.map((each) => (
        <OfSeries key={`${each.series}${each.year}`} {...each} />
      ))}
    </ul>
  )
}
