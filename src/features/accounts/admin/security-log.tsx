import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import type { SecurityLogContract } from '../security-log.contract.ts'
import { useAccount } from '../web/use-account.ts'
import { securityLogQuery } from './security-log.queries.ts'
import { securityLogTexts } from './security-log-texts.ts'
import { SecurityTable } from './security-table.tsx'

const section = 'securite'

/** What happened to accounts, for admins; others are not told that there is such a thing. */
export const SecurityLog = () => {
  useOwnTexts('securityLog', securityLogTexts)
  const { t } = useTranslation('securityLog')
  const isAdmin = useAccount().user?.role === 'admin'
  const addressWith = useChangedAddress()
  const page = pageIn(useSearchParams()[0], 'logPage')
  const api = useApi<SecurityLogContract>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...securityLogQuery(api, page),
    enabled: isAdmin,
  })
  if (!isAdmin) return null
  return (
    <AdminSection id={section} title={t('title')} lead={t('lead')}>
      {!data && error ? (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <>
          <SecurityTable entries={data?.entries} busy={isPlaceholderData} />
          {data?.entries.length === 0 && (
            <p className="py-5 text-ink-soft">{t(data.count > 0 ? 'pastEnd' : 'empty')}</p>
          )}
          {data && (
            <Pager
              page={page}
              totalPages={data.totalPages}
              hrefOf={(wanted) => `${addressWith({ logPage: wanted })}#${section}`}
              labels={{
                navigation: t('pages.label'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                place: t('pages.place', { page, total: data.totalPages }),
              }}
            />
          )}
        </>
      )}
    </AdminSection>
  )
}
