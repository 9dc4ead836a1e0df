import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { awaited } from '../../../ui/admin/in-turn.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { LaunchContract } from '../launch.contract.ts'
import { type LaunchItem, severities } from '../launch-checklist.rules.ts'
import { launchQuery } from './launch.queries.ts'
import { launchTexts } from './launch.texts.ts'
import { LaunchItemRow } from './launch-item-row.tsx'

const Missing = ({ items }: { items: readonly LaunchItem[] }) => {
  const { t } = useTranslation('launch')
  if (items.length === 0) return <p>{t('ready')}</p>
  return (
    <div className="grid items-start gap-x-gutter gap-y-8 lg:grid-cols-3">
      {severities
        .map((severity) => ({ severity, own: items.filter((item) => item.severity === severity) }))
        .filter(({ own }) => own.length > 0)
        .map(({ severity, own }) => (
          <div key={severity}>
            <h3 id={`launch-${severity}`} className="border-rule border-b pb-2 font-medium">
              {t(`kinds.${severity}`)}
            </h3>
            <ul aria-labelledby={`launch-${severity}`}>
              {own.map((item) => (
                <LaunchItemRow key={item._id} {...item} />
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

/** What is missing before the house opens, the most pressing first. */
export const LaunchChecklist = () => {
  useOwnTexts('launch', launchTexts)
  const { t } = useTranslation('launch')
  const query = usePrivateQuery(launchQuery(useApi<LaunchContract>()))
  return (
    <AdminSection id="ouverture" title={t('title')}>
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={
          <div aria-busy {...awaited}>
            <Skeleton className="h-80" />
          </div>
        }
      >
        {(items) => <Missing items={items} />}
      </Answered>
    </AdminSection>
  )
}
