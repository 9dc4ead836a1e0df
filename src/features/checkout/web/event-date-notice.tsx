import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CheckoutParts } from './checkout-parts.ts'
import { useEventWords } from './use-event-words.ts'
import type { OrderPromise } from './use-promise.ts'
import { WriteToUs } from './write-to-us.tsx'

interface EventDateNoticeProps {
  readonly eventDate: string
  readonly promise: OrderPromise
  readonly contact: CheckoutParts['contact']
}

/** Shows the event day of the order, and whether the products arrive in time; if not, also the address to write to. */
export const EventDateNotice = ({ eventDate, promise, contact }: EventDateNoticeProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { notice, why } = useEventWords(promise)
  // A draft may hold a text that is no date yet.
  if (Number.isNaN(Date.parse(eventDate))) return null
  const meant = t('payment.eventDate', { day: spokenDay(eventDate, lng) })
  return (
    <div className="text-small">
      <p>{meant}</p>
      <p role="status" className={promise.fault ? 'text-garance' : 'text-sage'}>
        {notice}
        <span className="text-ink-soft">{why}</span>
      </p>
      {promise.fault?.kind === 'late' && (
        <>
          <p>{t('event.unpromised')}</p>
          <WriteToUs contact={contact} subject={meant} />
        </>
      )}
    </div>
  )
}
