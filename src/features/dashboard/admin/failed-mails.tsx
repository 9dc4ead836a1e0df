import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Dashboard } from '../dashboard.contract.ts'

interface FailedMailsProps {
  /** Absent while they are on their way. */
  readonly mails: Dashboard['failedMails'] | undefined
}

/** The newest mails that could not leave, with the way to each and to all. */
export const FailedMails = ({ mails }: FailedMailsProps) => {
  const { t } = useTranslation('dashboard')
  const addressWith = useChangedAddress()
  if (!mails) return <Skeleton className="h-5 w-3/4" />
  const { count, newest } = mails
  if (count === 0) return <p className="text-ink-soft">{t('failedMails.none')}</p>
  return (
    <>
      <ul className="text-small">
        {newest.map(({ _id, subject, language, recipient, writtenAt }) => (
          <li key={_id} className="border-hairline border-b py-2.5">
            <Link
              lang={language}
              to={addressWith({ mail: _id })}
              preventScrollReset
              className="font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {subject}
            </Link>
            <p className="flex flex-wrap gap-x-4 text-ink-soft">
              <span className="[overflow-wrap:anywhere]">{recipient}</span>
              <Moment at={writtenAt} />
            </p>
          </li>
        ))}
      </ul>
      <TextLink
        variant="standalone"
        to={`${addressWith({ mails: 'failed', mailPage: undefined })}#courrier`}
        className="mt-2 text-small"
      >
        {t('failedMails.all', { count })}
      </TextLink>
    </>
  )
}
