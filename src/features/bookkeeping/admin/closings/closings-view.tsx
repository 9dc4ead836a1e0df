import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { closingKinds } from '../../closings/closing-periods.ts'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import { PeriodChoice, useDays } from '../ledger/period-choice.tsx'
import { ClosePart } from './close-part.tsx'
import { closingsQuery } from './closings.queries.ts'
import { closingsDeskTexts } from './closings-desk.texts.ts'
import { ClosingsTable } from './closings-table.tsx'

interface ClosingsViewProps {
  readonly today: string
  readonly isAdmin: boolean
}

/** The closed days, months and years of a period; an admin closes what is over, and everybody finds the attestation. */
export const ClosingsView = ({ today, isAdmin }: ClosingsViewProps) => {
  useOwnTexts('closingsDesk', closingsDeskTexts)
  const { t } = useTranslation('closingsDesk')
  const { t: ofRoom } = useTranslation('bookkeepingDesk')
  const days = useDays(today, 'year')
  const [chosen, choose] = useState('')
  const kind = closingKinds.find((known) => known === chosen)
  const wanted = { ...days, ...(kind && { kind }) }
  const query = usePrivateQuery(closingsQuery(useApi<ClosingsContract>(), wanted))
  return (
    <>
      <p className="mb-4 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
      <PeriodChoice today={today} days={days} />
      <div className="mb-4 flex flex-wrap items-end gap-x-5 gap-y-3">
        <SelectField
          label={t('kind')}
          value={chosen}
          options={[
            { value: '', label: t('kinds.all') },
            ...closingKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ target }) => choose(target.value)}
          frameClassName="w-56 max-sm:w-full"
        />
        <LocalLink
          to={`${pathTo('adminBookkeeping')}?view=attestation`}
          className="thread-link relative inline-flex min-h-11 items-center"
        >
          {t('attestation')}
        </LocalLink>
        <div className="ms-auto flex flex-wrap gap-3">
          <WholeListFile call="GET /admin/accounts/closings" query={wanted} />
        </div>
      </div>
      <Answered query={query} failed={ofRoom('failed')} retry={ofRoom('retry')}>
        {({ closings, more, due }) => (
          <>
            {isAdmin && due.length > 0 && (
              <div className="mt-6 mb-8">
                <ClosePart due={due} />
              </div>
            )}
            {closings.length === 0 ? (
              <p className="text-ink-soft">{t('none')}</p>
            ) : (
              <ClosingsTable closings={closings} />
            )}
            {more && <p className="mt-3 text-ink-soft text-small">{t('more', { count: closings.length })}</p>}
          </>
        )}
      </Answered>
    </>
  )
}
