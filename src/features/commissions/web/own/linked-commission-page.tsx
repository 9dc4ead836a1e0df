import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { CommissionParts } from './commission-parts.ts'
import { commissionQuery } from './commissions.queries.ts'
import { ownCommissionTexts } from './own-commission.texts.ts'
import { OwnCommission } from './own-commission.tsx'

/** The id of the commission and the key in a mailed link; undefined if the link has none. */
const accessIn = (token: string) => {
  const [id = '', key = ''] = token.split('.')
  return isUuid(id) && key !== '' ? { id, key } : undefined
}

/** The token of the link that this tab was opened by: the page of a bank sends the customer back without it. */
const storedToken = storedInBrowser({
  key: 'creation',
  read: (text) => text ?? '',
  write: (token: string) => token,
  keptIn: 'sessionStorage',
})

/** The token of the mailed link, which stands in no address that a server reads; undefined until hydration. */
const useRememberedToken = () => {
  const inLink = useLinkToken()
  useEffect(() => {
    if (inLink) storedToken.change(() => inLink)
  }, [inLink])
  const remembered = useSyncExternalStore(storedToken.subscribe, storedToken.current, () => '')
  return inLink === undefined ? undefined : inLink || remembered
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404

const LinkedCommission = ({ token, parts }: { token: string; parts: CommissionParts }) => {
  const { t } = useTranslation('ownCommission')
  const access = accessIn(token)
  const query = commissionQuery(useApi<CommissionsContract>(), access ?? { id: '' })
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...query, enabled: access !== undefined })
  if (!access) return <p>{t('missing')}</p>
  if (data) return <OwnCommission commission={data} access={access} parts={parts} nowMs={dataUpdatedAt} />
  if (!error) return <Skeleton className="h-[60svh] w-full" />
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <p>{isMissing(error) ? t('missing') : t('unreachable')}</p>
      {isMissing(error) || <Button onClick={() => void refetch()}>{t('retry')}</Button>}
    </div>
  )
}

interface LinkedCommissionPageProps {
  readonly houseName: string
  readonly parts: CommissionParts
}

/** « Ma robe » behind the link of a mail, for a customer who is not signed in. */
export const LinkedCommissionPage = ({ houseName, parts }: LinkedCommissionPageProps) => {
  useOwnTexts('ownCommission', ownCommissionTexts)
  const { t } = useTranslation('ownCommission')
  const token = useRememberedToken()
  return (
    <>
      <PageHead
        title={`${t('pageTitle')} · ${houseName}`}
        description={t('description')}
        path={pathTo('commission')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[80svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t('pageTitle')} />
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
        {token === undefined ? (
          <Skeleton className="h-[60svh] w-full noscript:hidden" />
        ) : (
          <LinkedCommission key={token} token={token} parts={parts} />
        )}
      </div>
    </>
  )
}
