import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import type { Api } from '../../../shared/api/client.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { useLinkToken } from '../../../ui/routing/use-link-token.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TitledPart } from '../../../ui/titled-part.tsx'
import { MessagePictures } from '../../commission-messages/web/message-pictures.public.tsx'
import { StageThread } from '../../commissions/web/own/stage-thread.public.tsx'
import type { CompanionsContract, FollowedCommission } from '../companions.contract.ts'
import { companionTexts } from './companion.texts.ts'

interface Link {
  readonly id: string
  readonly key: string
}

/** The commission and the key in the link; undefined if it has none. */
const linkIn = (token: string): Link | undefined => {
  const [id = '', key = ''] = token.split('.')
  return isUuid(id) && key !== '' ? { id, key } : undefined
}

const followedQuery = (api: Api<CompanionsContract>, { id, key }: Link) =>
  queryOptions({
    queryKey: ['companion', api.lng, id, key],
    queryFn: async ({ signal }) =>
      (await api('GET /companions/{id}', { params: { id }, query: { key }, signal })).commission,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

const Followed = ({ commission }: { commission: FollowedCommission }) => {
  const { t } = useTranslation('companion')
  const lng = useLanguage()
  const { firstName, title, occasion, eventDate, stages, pictures } = commission
  const event = eventDate
    ? t('eventOn', { occasion: t(`occasions.${occasion}`), day: longDay(eventDate, lng) })
    : t(`occasions.${occasion}`)
  return (
    <article className="flex flex-col gap-10">
      <div>
        <SectionHeading level={1} title={t('pageTitle', { name: firstName })} />
        {title && <p className="mt-4 text-lead">{title}</p>}
        <p className="mt-1 text-ink-soft">{event}</p>
      </div>
      <TitledPart title={t('stages')}>
        {stages.length === 0 ? (
          <p>{t('notBegun')}</p>
        ) : (
          <StageThread stages={stages.map((stage) => ({ ...stage, words: '' }))} />
        )}
      </TitledPart>
      <TitledPart title={t('pictures')}>
        {pictures.length === 0 ? <p>{t('noPictures')}</p> : <MessagePictures pictures={pictures} />}
      </TitledPart>
    </article>
  )
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404

const FollowedByLink = ({ token }: { token: string }) => {
  const { t } = useTranslation('companion')
  const link = linkIn(token)
  const query = followedQuery(useApi<CompanionsContract>(), link ?? { id: '', key: '' })
  const { data, error, refetch } = useQuery({ ...query, enabled: link !== undefined })
  if (data && !(error && isMissing(error))) return <Followed commission={data} />
  if (link && !error) return <Skeleton className="h-[60svh] w-full" />
  const isGone = !link || (error !== null && isMissing(error))
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <SectionHeading level={1} title={t('pageName')} />
      <p>{isGone ? t('missing') : t('unreachable')}</p>
      {!isGone && <Button onClick={() => void refetch()}>{t('retry')}</Button>}
    </div>
  )
}

/** What somebody who comes along sees of a commission, behind the link that its customer has passed on. */
export const CompanionPage = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('companion', companionTexts)
  const { t } = useTranslation('companion')
  const token = useLinkToken()
  return (
    <>
      <PageHead
        title={`${t('pageName')} · ${houseName}`}
        description={t('description')}
        path={pathTo('companion')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[80svh] flex-col gap-8 py-section">
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
        {token === undefined ? (
          <>
            <SectionHeading level={1} title={t('pageName')} />
            <Skeleton className="h-[60svh] w-full noscript:hidden" />
          </>
        ) : (
          <FollowedByLink key={token} token={token} />
        )}
      </div>
    </>
  )
}
