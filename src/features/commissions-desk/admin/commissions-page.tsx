import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { AddressChoices } from '../../../ui/admin/address-choices.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { CommissionBoard } from './board/commission-board.tsx'
import { CommissionList } from './commission-list.tsx'
import { commissionsDeskTexts } from './commissions-desk.texts.ts'
import { NoteCommissionDialog } from './noting/note-commission-dialog.tsx'
import { OpenedCommission } from './opened/opened-commission.tsx'
import type { Rights } from './rights.ts'

const board = 'tableau'

/** The commissions as a list or as a board, or the one that the address names. */
export const CommissionsPage = ({ houseName, rights }: { houseName: string; rights: Rights }) => {
  useOwnTexts('deskCommissions', commissionsDeskTexts)
  const { t } = useTranslation('deskCommissions')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [address] = useSearchParams()
  const opened = address.get('opened')
  const isBoard = address.get('view') === board
  return (
    <DeskPage
      path={pathTo('adminCommissions')}
      houseName={houseName}
      t={t}
      beside={
        <>
          {!opened && (
            <AddressChoices
              label={t('views.label')}
              choices={[undefined, board] as const}
              chosen={isBoard ? board : undefined}
              nameOf={(choice) => t(choice ? 'views.board' : 'views.list')}
              hrefOf={(choice) =>
                choice ? `${pathTo('adminCommissions')}?view=${choice}` : pathTo('adminCommissions')
              }
            />
          )}
          <Button
            size="small"
            onClick={() => void navigate(urlWith({ noting: 1 }), { preventScrollReset: true })}
          >
            {t('noting.title')}
          </Button>
        </>
      }
    >
      <LeaveGuard ofEntry>
        <div className="mt-4 noscript:hidden">
          {opened && <OpenedCommission key={opened} id={opened} rights={rights} />}
          {!opened && (isBoard ? <CommissionBoard /> : <CommissionList />)}
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
