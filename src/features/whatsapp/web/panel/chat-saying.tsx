import { weekdayRange } from '../../../../shared/dates/weekdays.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Greeting } from '../../whatsapp.rules.ts'
import type { ShownStatus } from '../chat-status.queries.ts'
import { chatPanelTexts } from './chat-panel.texts.ts'

export interface AnsweringHours {
  readonly days: readonly number[]
  readonly opens: string
  readonly closes: string
}

interface ChatSayingProps {
  readonly status: ShownStatus
  readonly greeting: Greeting
  readonly hours: readonly AnsweringHours[]
}

/** What the house says before a visitor writes: whether the team is there, else when, and its words or a greeting. */
export const ChatSaying = ({ status, greeting, hours }: ChatSayingProps) => {
  useOwnTexts('chatPanel', chatPanelTexts)
  const { t } = useTranslation('chatPanel')
  const lng = useLanguage()
  const { isOnline, customMessage } = status
  const times = hours.map(({ days, opens, closes }) => `${weekdayRange(days, lng)}, ${opens}–${closes}`)
  return (
    <div className="text-small">
      <p className={classNames('flex items-center gap-2', isOnline ? 'text-sage' : 'text-ink-soft')}>
        <span
          aria-hidden="true"
          className={classNames('size-2 rounded-full', isOnline ? 'bg-sage' : 'border border-rule')}
        />
        {t(isOnline ? 'online' : 'offline')}
      </p>
      {!isOnline && times.length > 0 && (
        <p className="mt-1 text-ink-soft">{t('hours', { times: times.join(' · ') })}</p>
      )}
      <p className="mt-3 whitespace-pre-line wrap-anywhere text-body">
        {customMessage || t(`greetings.${greeting}`)}
      </p>
    </div>
  )
}
