import { useState } from 'react'
import { longDay } from '../../../shared/dates/long-day.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { usualAreas } from '../../../shared/roles.ts'
import { pathTo } from '../../../sitemap.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Member, TeamContract } from '../team.contract.ts'
import { MemberDialog } from './member-dialog.tsx'
import { teamQuery } from './team.queries.ts'
import { useTeamWrite } from './use-team-write.ts'

/** The areas of a member in words, or that the member may do everything. */
const RightsInWords = ({ role, areas }: Pick<Member, 'role' | 'areas'>) => {
  const { t } = useTranslation('team')
  if (role === 'admin') return t('admin')
  const named = areas ?? usualAreas
  return named.length === 0 ? t('noArea') : named.map((area) => t(`areas.${area}`)).join(', ')
}

/** When a member was last seen, or how the invitation stands. */
const Seen = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation('team')
  const lng = useLanguage()
  const { disabled, lastSeenAt, entered, invitedUntil } = member
  if (disabled) return <span className="text-garance">{t('suspended')}</span>
  if (lastSeenAt) return <Moment at={lastSeenAt} />
  const words = () => {
    if (entered) return t('never')
    return invitedUntil ? t('invitedUntil', { day: longDay(invitedUntil, lng) }) : t('invitationOver')
  }
  return <span className="text-ink-soft">{words()}</span>
}

interface MembersProps {
  /** The reader's own account, which another admin changes. */
  readonly ownId: string | undefined
}

/** The members of the team, one a line; each but the reader can be changed. */
export const Members = ({ ownId }: MembersProps) => {
  const { t } = useTranslation('team')
  const lng = useLanguage()
  const query = usePrivateQuery(teamQuery(useApi<TeamContract>()))
  const [managed, setManaged] = useState<Member>()
  const [losing, setLosing] = useState<Member>()
  const removal = useTeamWrite(() => setLosing(undefined))
  const [heir, setHeir] = useState<Member>()
  // The session of the reader has ended with the rights: everything that was read with them is gone with the page.
  const handing = useTeamWrite(() => location.assign(localizedPath(pathTo('signIn'), lng)))
  const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`
  return (
    <>
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={<Skeleton className="h-60" />}
      >
        {(members) => (
          <Ledger
            caption={t('caption')}
            rows={members}
            expected={members.length}
            columns={[
              {
                name: 'member',
                label: t('columns.member'),
                className: 'ledger:w-[34%]',
                cell: (member) => (
                  <>
                    {nameOf(member)}
                    <span className="block font-regular text-caption text-ink-soft wrap-anywhere">
                      <EmailAddress email={member.email} />
                    </span>
                  </>
                ),
              },
              {
                name: 'rights',
                label: t('columns.rights'),
                cell: (member) => <RightsInWords {...member} />,
              },
              {
                name: 'factor',
                label: t('columns.factor'),
                cell: ({ factorSince }) =>
                  factorSince ? (
                    longDay(factorSince, lng)
                  ) : (
                    <span className="text-ink-soft">{t('none')}</span>
                  ),
              },
              { name: 'seen', label: t('columns.seen'), cell: (member) => <Seen member={member} /> },
              {
                name: 'deeds',
                label: t('columns.deeds'),
                className: 'ledger:w-28 ledger:text-end',
                plain: true,
                cell: (member) =>
                  member._id === ownId ? (
                    <span className="text-ink-soft">{t('you')}</span>
                  ) : (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={t('manageOf', { name: nameOf(member) })}
                      onClick={() => setManaged(member)}
                    >
                      {t('manage')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Answered>
      <MemberDialog
        member={managed}
        onDone={() => setManaged(undefined)}
        onRemoveFactor={() => {
          setLosing(managed)
          setManaged(undefined)
        }}
        onHandOver={() => {
          setHeir(managed)
          setManaged(undefined)
        }}
      />
      <ConfirmDialog
        open={heir !== undefined}
        onClose={() => setHeir(undefined)}
        title={t('handing.title', { name: heir ? nameOf(heir) : '' })}
        keep={t('handing.keep')}
        confirm={t('handing.confirm')}
        busy={handing.busy}
        onConfirm={() =>
          void handing.write({
            send: (api) => api('POST /admin/team/{id}/hand-over', { params: { id: heir?._id ?? '' } }),
            said: '',
          })
        }
      >
        <p>{t('handing.text', { name: heir ? nameOf(heir) : '' })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={losing !== undefined}
        onClose={() => setLosing(undefined)}
        title={t('factor.ask.title', { name: losing ? nameOf(losing) : '' })}
        keep={t('factor.ask.keep')}
        confirm={t('factor.ask.confirm')}
        busy={removal.busy}
        onConfirm={() =>
          void removal.write({
            send: (api) =>
              api('DELETE /admin/accounts/{id}/second-factor', { params: { id: losing?._id ?? '' } }),
            said: t('done.factorRemoved'),
          })
        }
      >
        <p>{t('factor.ask.text')}</p>
      </ConfirmDialog>
    </>
  )
}
