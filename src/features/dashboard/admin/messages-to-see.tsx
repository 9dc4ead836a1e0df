import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

/** A message without an answer is late after this many days. */
const pressingDays = 2

/** Messages of the contact page that have no answer yet. */
export const MessagesToSee = ({ messages }: { messages: Dashboard['messages'] }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const page = pathTo('adminMessages')
  return (
    <ToSeePanel
      title={t('messages.title')}
      count={messages.count}
      none={t('messages.none')}
      all={messages.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t('messages.all', { count }),
      }))}
      rows={messages.first.map(({ _id, subject, language, name, daysWaiting }) => ({
        key: _id,
        to: localizedPath(`${page}?opened=${_id}`, lng),
        name: subject,
        lang: language,
        about: name,
        due: daysWaiting === 0 ? t('messages.today') : t('messages.since', { count: daysWaiting }),
        isUrgent: daysWaiting >= pressingDays,
      }))}
    />
  )
}
