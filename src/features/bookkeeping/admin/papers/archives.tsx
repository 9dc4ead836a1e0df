import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ArchivesContract, PaperArchive } from '../../archives.contract.ts'
import { archivedPeriods } from '../../periods.ts'
import { archivesQuery } from '../bookkeeping.queries.ts'
import { usePeriodName } from '../use-period-name.ts'

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10)

const Archive = ({
  archive: { _id: id, period, state, askedAt, papers, bytes },
}: {
  archive: PaperArchive
}) => {
  const { t } = useTranslation('bookkeepingDesk')
  const nameOf = usePeriodName()
  const lng = useLanguage()
  const api = useApi<ArchivesContract>()
  const { download, pending, failure } = useDownload(() =>
    api('GET /admin/paper-archives/{id}', { params: { id } }),
  )
  const size = megabytes(bytes).toLocaleString(lng)
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-hairline border-b py-2">
      <span className="w-40 font-medium">{nameOf(period)}</span>
      <span role="status" className={state === 'failed' ? 'text-garance' : 'text-ink-soft'}>
        {t(`archives.states.${state}`)}
      </span>
      {state === 'ready' && (
        <>
          <span className="text-ink-soft tabular-nums">{t('archives.content', { count: papers, size })}</span>
          <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
            {t('archives.save', { period: nameOf(period) })}
          </Button>
        </>
      )}
      <span className="ms-auto text-caption text-ink-soft">
        <Moment at={askedAt} />
      </span>
      {failure instanceof Error && <Refusal className="basis-full">{failure.message}</Refusal>}
    </li>
  )
}

/** All papers of a month or a year as one file: it is asked for, made meanwhile, and kept for a day. */
export const Archives = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const nameOf = usePeriodName()
  const api = useApi<ArchivesContract>()
  const periods = archivedPeriods(today)
  const [period, choose] = useState(periods[0] ?? '')
  const { data } = usePrivateQuery(archivesQuery(api))
  const { write, busy, failure } = useWrite({
    send: () => api('POST /admin/paper-archives', { body: { period } }),
    refresh: { queryKey: ['bookkeeping', 'archives'] },
  })
  return (
    <div className="mt-10">
      <AdminSection id="archives" title={t('archives.title')} lead={t('archives.lead')}>
        <div className="flex flex-wrap items-end gap-4">
          <SelectField
            label={t('archives.period')}
            value={period}
            options={periods.map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ target }) => choose(target.value)}
            frameClassName="w-56"
          />
          <Button variant="secondary" size="small" loading={busy} onClick={() => void write()}>
            {t('archives.ask')}
          </Button>
        </div>
        {failure instanceof Error && <Refusal className="mt-3">{failure.message}</Refusal>}
        {data && data.length > 0 && (
          <ul aria-label={t('archives.title')} className="mt-4 text-small">
            {data.map((archive) => (
              <Archive key={archive._id} archive={archive} />
            ))}
          </ul>
        )}
      </AdminSection>
    </div>
  )
}
