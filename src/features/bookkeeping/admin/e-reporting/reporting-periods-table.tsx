import { longDay } from '../../../../shared/dates/long-day.ts'
import { BookedDay } from '../../../../ui/admin/figures.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { EReportingContract, EReportingPeriod } from '../../e-reporting/e-reporting.contract.ts'

/** Saves what a platform needs of one period. */
const PeriodFile = ({ period }: { readonly period: EReportingPeriod }) => {
  const { t } = useTranslation('eReportingDesk')
  const lng = useLanguage()
  const api = useApi<EReportingContract>()
  const { kind, from, to } = period
  const file = useDownload(() => api('GET /admin/accounts/e-reporting/file', { query: { kind, from, to } }))
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        loading={file.pending}
        onClick={() => void file.download()}
        aria-label={t('fileOf', { from: longDay(from, lng), to: longDay(to, lng) })}
      >
        JSON
      </Button>
      {file.failure instanceof Error && <Refusal>{file.failure.message || t('fileFailed')}</Refusal>}
    </>
  )
}

/** The periods of the company, until when each can be reported, and its file. */
export const ReportingPeriods = ({ periods }: { readonly periods: readonly EReportingPeriod[] }) => {
  const { t } = useTranslation('eReportingDesk')
  return (
    <Ledger
      caption={t('periods')}
      expected={3}
      rows={periods}
      columns={[
        {
          name: 'period',
          label: t('period'),
          cell: ({ from, to }) => (
            <>
              <BookedDay day={from} /> – <BookedDay day={to} />
            </>
          ),
        },
        {
          name: 'kind',
          label: t('kind'),
          className: 'ledger-wide:w-48',
          inCard: true,
          plain: true,
          cell: ({ kind }) => t(`kinds.${kind}`),
        },
        {
          name: 'due',
          label: t('due'),
          className: 'ledger-wide:w-40',
          inCard: true,
          cell: ({ dueOn }) => <BookedDay day={dueOn} />,
        },
        {
          name: 'file',
          label: t('file'),
          className: 'ledger:text-end ledger-wide:w-36',
          inCard: true,
          plain: true,
          cell: (period) =>
            period.ended ? (
              <PeriodFile period={period} />
            ) : (
              <span className="text-ink-soft">{t('running')}</span>
            ),
        },
      ]}
    />
  )
}
