import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import { dashboardQuery } from './dashboard.queries.ts'
import { FailedMails } from './failed-mails.tsx'
import { ScarceCount } from './scarce-count.tsx'
import { ScarcePieces } from './scarce-pieces.tsx'

/** What wants somebody's eye today: pieces that run out, mails that did not leave. */
export const ToSee = () => {
  const { t } = useTranslation('dashboard')
  const page = pageIn(useSearchParams()[0], 'piecePage')
  const api = useApi<DashboardContract>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...dashboardQuery(api, page),
    enabled: useSignedIn() === true,
  })
  return (
    <AdminSection id="a-voir" title={t('toSee')}>
      {!data && error ? (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <h3 className="font-medium">{t('scarce.title')}</h3>
            <p className="mb-3 min-h-[1lh] text-ink-soft text-small">
              {data && <ScarceCount scarce={data.scarce} />}
            </p>
            <ScarcePieces scarce={data?.scarce} page={page} busy={isPlaceholderData} />
          </div>
          <div className="min-w-0">
            <h3 className="mb-3 font-medium">{t('failedMails.title')}</h3>
            <FailedMails mails={data?.failedMails} />
          </div>
        </div>
      )}
    </AdminSection>
  )
}
