import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../../ui/admin/address-change.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { LedgerPage } from '../../../../ui/admin/ledger-page.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import type { SecurityLogContract } from '../../security-log.contract.ts'
import { securityLogQuery } from './security-log.queries.ts'
import { securityLogTexts } from './security-log.texts.ts'
import { SecurityTable } from './security-table.tsx'

const section = 'securite'

/** What happened to accounts, for admins; for other members the page does not have this section. */
export const SecurityLog = ({ isAdmin }: { isAdmin: boolean }) => {
  useOwnTexts('securityLog', securityLogTexts)
  const { t } = useTranslation('securityLog')
  const addressWith = useChangedAddress()
  const page = pageIn(useSearchParams()[0], 'logPage')
  const api = useApi<SecurityLogContract>()
  const query = useQuery({ ...securityLogQuery(api, page), enabled: isAdmin })
  const { data, isPlaceholderData } = query
  if (!isAdmin) return null
  return (
    <AdminSection id={section} title={t('title')} lead={t('lead')}>
      <LedgerPage
        query={query}
        shown={data?.entries.length}
        empty={t('empty')}
        page={page}
        hrefOf={(wanted) => `${addressWith({ logPage: wanted })}#${section}`}
        t={t}
      >
        <SecurityTable entries={data?.entries} busy={isPlaceholderData} />
      </LedgerPage>
    </AdminSection>
  )
}
