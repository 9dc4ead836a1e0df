import { dateFormat } from '../../../../shared/dates/date-format.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import type { OwnSession } from '../../../accounts/sessions/sessions.contract.ts'

const format = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** « 4 octobre 2026 à 14:05 », by the customer's own clock, so that the customer recognises when it was. */
const sessionTime = (moment: string, lng: Language) => format(lng).format(new Date(moment))

interface SessionEntryProps {
  readonly session: OwnSession
  readonly ending: boolean
  readonly onEnd: () => void
}

/**
 * One device: its name, since when it is signed in, and the button that signs it out. The device in use is marked
 * instead.
 */
export const SessionEntry = ({ session, ending, onEnd }: SessionEntryProps) => {
  const { t } = useTranslation('privacy')
  const lng = useLanguage()
  const device = session.device || t('sessions.unknown')
  const startedAt = sessionTime(session.startedAt, lng)
  return (
    <li className="flex min-h-28 flex-wrap items-start justify-between gap-x-6 gap-y-2 border-hairline border-b py-5 first:pt-0">
      <div className="min-w-0">
        <p className="font-display text-subheading [overflow-wrap:anywhere]">{device}</p>
        <p className="mt-1 text-ink-soft text-small">{t('sessions.startedAt', { time: startedAt })}</p>
        <p className="text-ink-soft text-small">
          {t('sessions.lastUsedAt', { time: sessionTime(session.lastUsedAt, lng) })}
        </p>
      </div>
      {session.current ? (
        <div className="font-display text-ink-soft text-small italic">
          {t('sessions.current')}
          <Thread className="mt-1" />
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${t('sessions.end')}${t('sessions.endOf', { device, time: startedAt })}`}
          loading={ending}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
