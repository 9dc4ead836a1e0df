import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { CommissionList } from './commission-list.tsx'
import { commissionsDeskTexts } from './commissions-desk.texts.ts'
import { NoteCommissionDialog } from './noting/note-commission-dialog.tsx'
import { OpenedCommission } from './opened/opened-commission.tsx'
import type { Rights } from './rights.ts'

/** The list of commissions, or the one that the address names. */
export const CommissionsPage = ({ houseName, rights }: { houseName: string; rights: Rights }) => {
  useOwnTexts('deskCommissions', commissionsDeskTexts)
  const { t } = useTranslation('deskCommissions')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [address] = useSearchParams()
  const opened = address.get('opened')
  return (
    <DeskPage
      path={pathTo('adminCommissions')}
      houseName={houseName}
      t={t}
      beside={
        <Button
          size="small"
          onClick={() => void navigate(urlWith({ noting: 1 }), { preventScrollReset: true })}
        >
          {t('noting.title')}
        </Button>
      }
    >
      <LeaveGuard ofEntry>
        <div className="mt-4 noscript:hidden">
          {opened ? <OpenedCommission key={opened} id={opened} rights={rights} /> : <CommissionList />}
        </div>
      </LeaveGuard>
      {address.has('noting') && (
        <NoteCommissionDialog
          onClose={() =>
            void navigate(urlWith({ noting: undefined }), { replace: true, preventScrollReset: true })
          }
          onNoted={(id) => void navigate(urlWith({ noting: undefined, opened: id }), { replace: true })}
        />
      )}
    </DeskPage>
  )
}
