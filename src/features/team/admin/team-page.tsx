import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Room } from '../../desk/admin/room.public.ts'
import { FactorRule } from './factor-rule.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Members } from './members.tsx'
import { teamTexts } from './team.texts.ts'
import { WhoMayWhat } from './who-may-what.tsx'

interface TeamPageProps {
  readonly houseName: string
  readonly ownId: string | undefined
  readonly rooms: readonly Room[]
}

/** Who works in the house: members are invited and changed here, and it is told who may do what. */
export const TeamPage = ({ houseName, ownId, rooms }: TeamPageProps) => {
  useOwnTexts('team', teamTexts)
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const isInviting = useSearchParams()[0].get('inviting') !== null
  const invite = (inviting: '1' | undefined) =>
    void navigate(urlWith({ inviting }), { preventScrollReset: true })
  return (
    <DeskPage
      path={pathTo('adminTeam')}
      houseName={houseName}
      t={t}
      beside={
        <Button size="small" onClick={() => invite('1')} className="self-center noscript:hidden">
          {t('invite')}
        </Button>
      }
    >
      <div className="mt-4 flex flex-col gap-12 noscript:hidden">
        <Members ownId={ownId} />
        <AdminSection id="deux-etapes" title={t('factor.title')}>
          <FactorRule />
        </AdminSection>
        <AdminSection id="droits" title={t('rights.title')} lead={t('rights.lead')}>
          <WhoMayWhat rooms={rooms} />
        </AdminSection>
      </div>
      <InviteDialog open={isInviting} onClose={() => invite(undefined)} />
    </DeskPage>
  )
}
