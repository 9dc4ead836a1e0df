import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { CommissionLine } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { CommissionParts } from './commission-parts.ts'
import { commissionQuery, ownCommissionsQuery } from './commissions.queries.ts'
import { ownCommissionTexts } from './own-commission.texts.ts'
import { OwnCommission } from './own-commission.tsx'
import { standOf } from './stand-of.ts'

const Waiting = () => <Skeleton className="h-[60svh] w-full noscript:hidden" />

interface FailureProps {
  readonly onRetry: () => void
}

const Failure = ({ onRetry }: FailureProps) => {
  const { t } = useTranslation('ownCommission')
  return <ErrorState title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
}

const Opened = ({ id, parts }: { id: string; parts: CommissionParts }) => {
  const query = commissionQuery(useApi<CommissionsContract>(), { id })
  const { data, isError, dataUpdatedAt, refetch } = usePrivateQuery(query)
  if (data) return <OwnCommission commission={data} access={{ id }} parts={parts} nowMs={dataUpdatedAt} />
  return isError ? <Failure onRetry={() => void refetch()} /> : <Waiting />
}

const pathOf = (id: string) => `${pathTo('commissions')}?creation=${id}`

const Lines = ({ lines }: { lines: readonly CommissionLine[] }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  return (
    <ul className="border-hairline border-t">
      {lines.map(({ _id, number, title, occasion, status, stage, waiting, eventDate }) => (
        <li key={_id} className="border-hairline border-b">
          <LocalLink to={pathOf(_id)} className="group flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-display text-subheading group-hover:underline">
                {title ?? t(`occasions.${occasion}`)}
              </span>
              <span className="text-ink-soft text-small tabular-nums">
                {t('number', { number })}
                {eventDate && ` · ${longDay(eventDate, lng)}`}
              </span>
            </span>
            <span className={waiting ? 'font-medium text-garance' : 'text-ink-soft'}>
              {waiting === 'payment'
                ? t('pay.title')
                : status === 'making' && stage
                  ? t(`stages.${stage}`)
                  : t(`statuses.${standOf({ status, waiting })}`)}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

interface OwnCommissionsProps {
  readonly parts: CommissionParts
  readonly emptyPlate: ReactNode
}

/** « Ma robe » in the account: the one commission, or the list of several and the one that the address names. */
export const OwnCommissions = ({ parts, emptyPlate }: OwnCommissionsProps) => {
  useOwnTexts('ownCommission', ownCommissionTexts)
  const { t } = useTranslation('ownCommission')
  const wanted = useSearchParams()[0].get('creation')
  const { data, isError, refetch } = usePrivateQuery(ownCommissionsQuery(useApi<CommissionsContract>()))
  const shown = () => {
    if (!data) return isError ? <Failure onRetry={() => void refetch()} /> : <Waiting />
    if (data.length === 0)
      return (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          plate={emptyPlate}
          action={<Button render={<LocalLink to={pathTo('wish')} />}>{t('begin')}</Button>}
        />
      )
    const only = data.length === 1 ? data[0]?._id : undefined
    const id = wanted ?? only
    if (id)
      return (
        <>
          {data.length > 1 && (
            <p className="mb-6">
              <LocalLink to={pathTo('commissions')} className="thread-link inline-flex min-h-11 items-center">
                ← {t('all')}
              </LocalLink>
            </p>
          )}
          <Opened key={id} id={id} parts={parts} />
        </>
      )
    return <Lines lines={data} />
  }
  return (
    <div className="mt-8 lg:mt-12">
      {shown()}
      {data && data.length > 0 && (
        <WayOn to={pathTo('wish')} className="mt-10 print:hidden">
          {t('beginAnother')}
        </WayOn>
      )}
    </div>
  )
}
