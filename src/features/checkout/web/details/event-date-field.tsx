import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { CheckoutParts } from '../checkout-parts.ts'
import { useEventWords } from '../use-event-words.ts'
import type { OrderPromise } from '../use-promise.ts'
import { WriteToUs } from '../write-to-us.tsx'

interface EventDateFieldProps {
  readonly field: Ref<HTMLInputElement>
  readonly entered: string
  readonly onEntered: (day: string) => void
  readonly promise: OrderPromise
  readonly refused: string | undefined
  readonly contact: CheckoutParts['contact']
}

const fewYears = 3
const daysOfYear = 365

/** The event day of the order; the field says at once if a product cannot be there in time, and why. */
export const EventDateField = (props: EventDateFieldProps) => {
  const { field, entered, onEntered, promise, refused, contact } = props
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { standing } = useEventWords(promise)
  const { fault, margin } = promise
  const today = parisTime(Date.now()).date
  const error = fault ? standing : refused
  const isLate = fault?.kind === 'late'
  return (
    <div className="max-w-narrow">
      <TextField
        ref={field}
        type="date"
        name="eventDate"
        label={t('details.eventDate')}
        hint={
          margin > 0
            ? `${t('details.eventHint')} ${t('event.margin', { count: margin })}`
            : t('details.eventHint')
        }
        error={error}
        value={entered}
        min={addDays(today, 1)}
        max={addDays(today, fewYears * daysOfYear)}
        onChange={({ target }) => onEntered(target.value)}
        frameClassName="sm:max-w-72"
      />
      <p role="status" className="mt-1 text-sage text-small empty:hidden">
        {entered !== '' && !error && standing}
      </p>
      {isLate && (
        <WriteToUs contact={contact} subject={t('payment.eventDate', { day: spokenDay(entered, lng) })} />
      )}
    </div>
  )
}
