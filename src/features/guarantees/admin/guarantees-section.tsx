import { useRef } from 'react'
import { languages } from '../../../shared/i18n/languages.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { awaited } from '../../../ui/admin/in-turn.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { narrowestArtwork } from '../guarantees.limits.ts'
import type { GuaranteesAdminContract } from '../guarantees-admin.contract.ts'
import { DurabilityForm } from './durability-form.tsx'
import { DurabilityList } from './durability-list.tsx'
import { guaranteesDeskQuery } from './guarantees-desk.queries.ts'
import { guaranteesDeskTexts } from './guarantees-desk.texts.ts'
import { NoticeRow } from './notice-row.tsx'

const hintId = 'guarantee-notice-hint'

/** Where the owner puts the official files on guarantees: the notice of each language, the labels of products. */
export const GuaranteesSection = () => {
  useOwnTexts('guaranteesDesk', guaranteesDeskTexts)
  const { t } = useTranslation('guaranteesDesk')
  const durabilityHeading = useRef<HTMLHeadingElement>(null)
  const query = usePrivateQuery(guaranteesDeskQuery(useApi<GuaranteesAdminContract>()))
  return (
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
      {({ notices, durability }) => (
        <div className="flex flex-col gap-10">
          <div>
            <h3 className="font-medium">{t('notice.title')}</h3>
            <p id={hintId} className="mt-1 mb-4 max-w-[46rem] text-ink-soft text-small">
              {t('notice.hint', { pixels: narrowestArtwork })}
            </p>
            <ul className="border-hairline border-b">
              {languages.map((language) => (
                <NoticeRow
                  key={language}
                  language={language}
                  notice={notices.find((notice) => notice.language === language)}
                  hintId={hintId}
                />
              ))}
            </ul>
          </div>
          <div>
            <h3 ref={durabilityHeading} tabIndex={-1} className="font-medium">
              {t('durability.title')}
            </h3>
            <p className="mt-1 mb-4 max-w-[46rem] text-ink-soft text-small">{t('durability.hint')}</p>
            <DurabilityList durability={durability} heading={durabilityHeading} />
            <DurabilityForm />
          </div>
        </div>
      )}
    </Answered>
  )
}
