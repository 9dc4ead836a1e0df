import { Answered } from '../../../../ui/admin/answered.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LedgerContract } from '../../ledger.contract.ts'
import { vatQuery } from '../bookkeeping.queries.ts'
import { PeriodChoice, useDays } from './period-choice.tsx'
import { UnionThreshold } from './union-threshold.tsx'
import { Boxes, Days, Lines } from './vat-tables.tsx'

const heading = 'mt-8 mb-2 font-semibold text-subheading'

/** What a VAT return of a period needs, and the threshold of the Union. */
export const VatView = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const days = useDays(today)
  const query = usePrivateQuery(vatQuery(useApi<LedgerContract>(), days))
  return (
    <>
      <PeriodChoice today={today} days={days} />
      <Answered query={query} failed={t('failed')} retry={t('retry')}>
        {({ lines, boxes, days: byDay, threshold }) => (
          <>
            {lines.length === 0 ? (
              <p className="text-ink-soft">{t('vat.none')}</p>
            ) : (
              <>
                <div className="flex justify-end">
                  <WholeListFile call="GET /admin/accounts/vat" query={{ ...days }} />
                </div>
                <h2 className="mb-2 font-semibold text-subheading">{t('vat.boxes')}</h2>
                <Boxes boxes={boxes} />
                <h2 className={heading}>{t('vat.lines')}</h2>
                <Lines lines={lines} />
              </>
            )}
            <UnionThreshold threshold={threshold} />
            {byDay.length > 0 && (
              <>
                <h2 className={heading}>{t('vat.days')}</h2>
                <Days days={byDay} />
              </>
            )}
          </>
        )}
      </Answered>
    </>
  )
}
