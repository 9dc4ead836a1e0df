import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { OpenedEntry } from '../../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { TeamConversation } from '../../../commission-messages/admin/team-conversation.public.tsx'
import { isRunning } from '../../../commissions/stages/commission-status.rules.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import { CommissionStatusBadge } from '../commission-status-badge.tsx'
import { deskCommissionQuery } from '../commissions.queries.ts'
import { QuoteSection } from '../quoting/quote-section.tsx'
import type { Rights } from '../rights.ts'
import { EndingSection } from './ending-section.tsx'
import { HistorySection } from './history-section.tsx'
import { MoneySection } from './money-section.tsx'
import { StageSection } from './stage-section.tsx'
import { WishSection } from './wish-section.tsx'

/** One commission: what was asked for, its quotes, its stages, what was written about it, its money, and what happened. */
export const OpenedCommission = ({ id, rights }: { id: string; rights: Rights }) => {
  const { t } = useTranslation('deskCommissions')
  const { data, error, refetch } = usePrivateQuery(deskCommissionQuery(useApi<CommissionsDeskContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'commission', id }}
      hasOwnHistory
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data && {
          title: `${data.number} · ${data.firstName} ${data.lastName}`,
          badge: <CommissionStatusBadge status={data.status} />,
          body: (
            <div className="mt-6 grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="flex min-w-0 flex-col gap-10">
                <QuoteSection commission={data} maySell={rights.maySell} />
                <StageSection commission={data} />
                <AdminSection id="messages" title={t('opened.messages')}>
                  <TeamConversation
                    id={id}
                    customer={`${data.firstName} ${data.lastName}`.trim()}
                    isOpen={isRunning(data.status)}
                  />
                </AdminSection>
                <MoneySection commission={data} isAdmin={rights.isAdmin === true} />
              </div>
              <div className="flex min-w-0 flex-col gap-10">
                <WishSection commission={data} />
                <HistorySection commission={data} />
                <EndingSection commission={data} rights={rights} />
              </div>
            </div>
          ),
        }
      }
    />
  )
}
