import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { EReportingContract, EReportingPeriod } from '../../e-reporting/e-reporting.contract.ts'
import type { Days } from '../../periods.ts'
import { ofTeam } from '../bookkeeping.queries.ts'
import { PeriodChoice, useDays } from '../ledger/period-choice.tsx'
import { eReportingDeskTexts } from './e-reporting-desk.texts.ts'
import { ReportedPayments, ReportedSales } from './reported-tables.tsx'
import { ReportingPeriods } from './reporting-periods-table.tsx'

const eReportingQuery = (api: Api<EReportingContract>, days: Days) =>
  queryOptions({
    queryKey: ['bookkeeping', 'e-reporting', days],
    queryFn: ({ signal }) => api('GET /admin/accounts/e-reporting', { query: { ...days }, signal }),
    placeholderData: keepPreviousData,
    ...ofTeam,
  })

/** The period that is due next, in a sentence. */
const NextDue = ({
  periods,
  today,
}: {
  readonly periods: readonly EReportingPeriod[]
  readonly today: string
}) => {
  const { t } = useTranslation('eReportingDesk')
  const lng = useLanguage()
  const next = periods.find(({ dueOn }) => dueOn >= today)
  if (!next) return null
  const say = (day: string) => longDay(day, lng)
  return (
    <p className="mt-2 max-w-measure">
      {t('next', { from: say(next.from), to: say(next.to), due: say(next.dueOn) })}
    </p>
  )
}

const heading = 'mt-8 mb-2 font-semibold text-subheading'

/** What is reported of the sales, in which periods and until when, with a file for the platform. */
export const EReportingView = ({ today }: { readonly today: string }) => {
  useOwnTexts('eReportingDesk', eReportingDeskTexts)
  const { t } = useTranslation('eReportingDesk')
  const { t: tDesk } = useTranslation('bookkeepingDesk')
  const lng = useLanguage()
  const days = useDays(today)
  const query = usePrivateQuery(eReportingQuery(useApi<EReportingContract>(), days))
  return (
    <>
      <PeriodChoice today={today} days={days} />
      <Answered query={query} failed={tDesk('failed')} retry={tDesk('retry')}>
        {({ lines, payments, totals, periods, platform, since }) => (
          <>
            <p className="max-w-measure text-small">
              {t('since', { day: longDay(since, lng) })}{' '}
              {platform === '' ? t('noPlatform') : t('platform', { name: platform })}
            </p>
            <NextDue periods={periods} today={today} />
            <h2 className={heading}>{t('periods')}</h2>
            <ReportingPeriods periods={periods} />
            <p className="mt-3 max-w-measure text-ink-soft text-small">{t('ownFormat')}</p>
            <h2 className={heading}>{t('lines')}</h2>
            {lines.length === 0 ? (
              <p className="text-ink-soft">{t('none')}</p>
            ) : (
              <>
                <div className="mb-4 flex flex-wrap justify-end gap-3">
                  <WholeListFile call="GET /admin/accounts/e-reporting" query={{ ...days }} />
                </div>
                <ReportedSales lines={lines} totals={totals} />
                {lines.some(({ flow }) => flow === 'e-invoice') && (
                  <p className="mt-3 max-w-measure text-ink-soft text-small">{t('notReported')}</p>
                )}
              </>
            )}
            {payments.length > 0 && (
              <>
                <h2 className={heading}>{t('payments')}</h2>
                <ReportedPayments payments={payments} />
              </>
            )}
          </>
        )}
      </Answered>
    </>
  )
}
