import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { awaited } from '../../../ui/admin/in-turn.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { NothingLeaves } from './nothing-leaves.tsx'
import { SentAway } from './sent-away.tsx'
import { StockToSee } from './stock-to-see.tsx'
import type { useDashboard } from './use-dashboard.ts'

interface ToSeeProps {
  readonly dashboard: ReturnType<typeof useDashboard>
  /** Whether the member of the team may set thresholds; undefined until the account is known. */
  readonly maySet: boolean | undefined
}

/** What is no task of one day: whether mails leave, whether visitors were sent away, and the stock. */
export const ToSee = ({ dashboard, maySet }: ToSeeProps) => {
  const { t } = useTranslation('dashboard')
  const { data, error, isPlaceholderData, refetch, stock, page } = dashboard
  const failed = !data && error
  return (
    <>
      <div className="empty:hidden">
        {data ? (
          <>
            <NothingLeaves mail={data.mail} />
            <SentAway sentAway={data.sentAway} />
          </>
        ) : (
          !error && <div {...awaited} />
        )}
      </div>
      <AdminSection id="stock-a-voir" title={t('stock.title')}>
        {failed ? (
          <Unanswered
            error={error}
            text={t('failed')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        ) : data && maySet !== undefined ? (
          <StockToSee
            stock={data.stock}
            chosen={stock}
            page={page}
            busy={isPlaceholderData}
            maySet={maySet}
          />
        ) : (
          <div aria-busy {...awaited}>
            <Skeleton className="h-80" />
          </div>
        )}
      </AdminSection>
    </>
  )
}
