import { useState } from 'react'
import { usualAreas } from '../../../shared/roles.ts'
import { pathTo } from '../../../sitemap.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Member } from '../team.contract.ts'
import { type Rights, RightsFields } from './rights-fields.tsx'
import { useTeamWrite } from './use-team-write.ts'

interface MemberFormProps {
  readonly member: Member
  readonly onDone: () => void
  /** Removing the second step is asked about first. */
  readonly onRemoveFactor: () => void
  /** So is handing the house over. */
  readonly onHandOver: () => void
}

const rightsOf = ({ role, areas }: Member): Rights => ({
  role: role === 'admin' ? 'admin' : 'staff',
  areas: areas ?? usualAreas,
})

/** It lives as long as the dialog is open. */
const MemberForm = ({ member, onDone, onRemoveFactor, onHandOver }: MemberFormProps) => {
  const { t } = useTranslation('team')
  const { _id: id, disabled, factorSince, entered, lastSeenAt } = member
  const params = { id }
  const [rights, setRights] = useState(rightsOf(member))
  const { write, busy } = useTeamWrite(onDone)
  const save = () =>
    write({
      send: (api) =>
        api('PUT /admin/accounts/{id}', {
          params,
          body: {
            ...(rights.role === 'admin'
              ? { role: 'admin' as const }
              : { role: 'staff' as const, areas: [...rights.areas] }),
            replaces: { role: member.role, areas: member.areas && [...member.areas] },
          },
        }),
      said: t('done.saved'),
    })
  const suspend = () =>
    write({
      send: (api) => api('PUT /admin/accounts/{id}', { params, body: { disabled: !disabled } }),
      said: t(disabled ? 'done.restored' : 'done.suspended'),
    })
  const signOut = () =>
    write({
      send: (api) => api('DELETE /admin/team/{id}/sessions', { params }),
      said: t('done.signedOut'),
    })
  const inviteAgain = () =>
    write({
      send: (api, idempotencyKey) => api('POST /admin/team/{id}/invitation', { params, idempotencyKey }),
      said: t('done.invited'),
    })
  const view = async () => {
    const isOpen = await write({
      send: (api) => api('POST /admin/team/{id}/view', { params }),
      said: '',
    })
    // Everything that was read with other rights is gone with the page.
    if (isOpen) location.assign(pathTo('admin'))
  }
  const deed = { variant: 'secondary', size: 'small', 'aria-disabled': busy } as const
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="flex flex-col gap-5"
      >
        <RightsFields rights={rights} onChange={setRights} />
        <Button type="submit" loading={busy} className="self-end">
          {t('form.save')}
        </Button>
      </form>
      <h3 className="mt-6 mb-3 border-hairline border-t pt-5 font-semibold text-body">{t('deeds.label')}</h3>
      <div className="flex flex-wrap gap-2">
        <Button {...deed} onClick={() => void suspend()}>
          {t(disabled ? 'deeds.restore' : 'deeds.suspend')}
        </Button>
        {lastSeenAt && !disabled && (
          <Button {...deed} onClick={() => void signOut()}>
            {t('deeds.signOut')}
          </Button>
        )}
        {!disabled && (
          <Button {...deed} onClick={() => void view()}>
            {t('deeds.view')}
          </Button>
        )}
        {factorSince && (
          <Button {...deed} onClick={onRemoveFactor}>
            {t('deeds.removeFactor')}
          </Button>
        )}
        {!entered && !disabled && (
          <Button {...deed} onClick={() => void inviteAgain()}>
            {t('deeds.inviteAgain')}
          </Button>
        )}
        {entered && !disabled && (
          <Button {...deed} onClick={onHandOver}>
            {t('deeds.handOver')}
          </Button>
        )}
      </div>
    </>
  )
}

interface MemberDialogProps extends Omit<MemberFormProps, 'member'> {
  /** Undefined while the dialog is closed. */
  readonly member: Member | undefined
}

/** The rights of a member of the team, and the ways to end or open the access. */
export const MemberDialog = ({ member, onDone, ...deeds }: MemberDialogProps) => {
  const { t } = useTranslation('team')
  // The member is kept, so that the dialog can still show the name while it fades.
  const [last, setLast] = useState<Member>()
  if (member && member !== last) setLast(member)
  if (!last) return null
  return (
    <Dialog
      open={member !== undefined}
      onOpenChange={(wanted) => wanted || onDone()}
      title={`${last.firstName} ${last.lastName}`}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <MemberForm member={last} onDone={onDone} {...deeds} />
    </Dialog>
  )
}
