import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Dashboard } from '../dashboard.contract.ts'

/** Says that no mail can be sent, and why; nothing while mails leave. */
export const NothingLeaves = ({ mail: { standing, waiting } }: { mail: Dashboard['mail'] }) => {
  const { t } = useTranslation('dashboard')
  if (standing === 'leaving') return null
  return (
    <div className="mb-6 border-hairline border-y py-3 text-small">
      <p className="flex items-center gap-2 font-medium text-garance">
        <Icon name="alert" size={16} className="flex-none" />
        {t('mail.nothingLeaves')}
      </p>
      <p className="mt-1 text-ink-soft">{t(`mail.${standing}`, { count: waiting })}</p>
    </div>
  )
}
