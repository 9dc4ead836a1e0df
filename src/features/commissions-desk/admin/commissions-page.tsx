import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { CommissionList } from './commission-list.tsx'
import { commissionsDeskTexts } from './commissions-desk.texts.ts'
import { OpenedCommission } from './opened/opened-commission.tsx'
import type { Rights } from './rights.ts'

/** The list of commissions, or the one that the address names. */
export const CommissionsPage = ({ houseName, rights }: { houseName: string; rights: Rights }) => {
  useOwnTexts('deskCommissions', commissionsDeskTexts)
  const { t } = useTranslation('deskCommissions')
  const opened = useSearchParams()[0].get('opened')
  return (
    <DeskPage path={pathTo('adminCommissions')} houseName={houseName} t={t}>
      <LeaveGuard>
        <div className="mt-4 noscript:hidden">
          {opened ? <OpenedCommission key={opened} id={opened} rights={rights} /> : <CommissionList />}
        </div>
      </LeaveGuard>
    </DeskPage>
  )
}
