import { useTranslation } from 'react-i18next'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../../ui/email-address.tsx'
import type { StaffFactors } from '../../../accounts/signing-in/second-factor.contract.ts'

type Member = StaffFactors['members'][number]

interface TeamTableProps {
  readonly members: readonly Member[]
  /** The reader's own account, whose second step is changed in the profile instead. */
  readonly ownId: string | undefined
  readonly onRemove: (member: Member) => void
}

/** The members of the team, one a line. */
export const TeamTable = ({ members, ownId, onRemove }: TeamTableProps) => {
  const { t } = useTranslation('team')
  const lng = useLanguage()
  return (
    <Ledger
      caption={t('caption')}
      rows={members}
      expected={members.length}
      busy={false}
      columns={[
        {
          name: 'member',
          label: t('columns.member'),
          className: 'ledger:w-2/5',
          cell: ({ firstName, lastName, email }) => (
            <>
              {firstName} {lastName}
              <span className="block text-ink-soft text-small wrap-anywhere">
                <EmailAddress email={email} />
              </span>
            </>
          ),
        },
        {
          name: 'role',
          label: t('columns.role'),
          plain: true,
          cell: ({ role }) => t(role === 'admin' ? 'admin' : 'staff'),
        },
        {
          name: 'since',
          label: t('columns.since'),
          plain: true,
          cell: ({ since }) =>
            since ? longDay(since, lng) : <span className="text-ink-soft">{t('none')}</span>,
        },
        {
          name: 'deeds',
          label: t('columns.deeds'),
          className: 'ledger:text-end',
          plain: true,
          cell: (member) =>
            member.since &&
            member._id !== ownId && (
              <Button
                variant="quiet"
                size="small"
                aria-haspopup="dialog"
                aria-label={t('removeOf', { name: `${member.firstName} ${member.lastName}` })}
                onClick={() => onRemove(member)}
              >
                {t('remove')}
              </Button>
            ),
        },
      ]}
    />
  )
}
