import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

/** The notice that no mail can be sent takes the space of two failed mails. */
const besideNotice = 1

const NothingLeaves = ({ mail: { standing, waiting } }: { mail: Dashboard['mail'] }) => {
  const { t } = useTranslation('dashboard')
  if (standing === 'leaving') return null
  return (
    <div className="border-hairline border-b py-3 text-small">
      <p className="flex items-center gap-2 font-medium text-garance">
        <Icon name="alert" size={16} className="flex-none" />
        {t('mail.nothingLeaves')}
      </p>
      <p className="mt-1 text-ink-soft">{t(`mail.${standing}`, { count: waiting })}</p>
    </div>
  )
}

/** Says whether mails are sent, and lists the newest that failed, with a link to each and to all. */
export const MailToSee = ({ mail }: { mail: Dashboard['mail'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  const isStill = mail.standing !== 'leaving'
  const failed = isStill ? mail.failed.first.slice(0, besideNotice) : mail.failed.first
  return (
    <ToSeePanel
      title={t('mail.title')}
      count={mail.failed.count}
      none={t('mail.none')}
      all={mail.failed.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('mail.all', { count }),
      }))}
      notice={isStill && <NothingLeaves mail={mail} />}
      rows={failed.map(({ _id, subject, language, recipient, writtenAt }) => ({
        key: _id,
        to: urlWith({ mail: _id }),
        name: subject,
        lang: language,
        about: `${recipient} · ${dayAndTime(writtenAt, lng)}`,
      }))}
    />
  )
}
