import { formatEuros } from '../../../../shared/money.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { DeskCommission } from '../../desk-commission.schema.ts'

/** What happened, the latest first. */
export const HistorySection = ({ commission: { events } }: { commission: DeskCommission }) => {
  const { t } = useTranslation('deskCommissions')
  return (
    <AdminSection id="histoire" title={t('history.title')}>
      <ol className="flex flex-col gap-2 text-small">
        {events.toReversed().map(({ kind, at, version, stage, amount }, index) => (
          <li key={`${at} ${kind} ${String(index)}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`history.${kind}`, {
                version: version ?? '',
                stage: stage ? t(`stages.${stage}`) : '',
                amount: amount === null ? '' : formatEuros(amount),
              })}
            </span>
            <span className="text-ink-soft">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </AdminSection>
  )
}
