import type { RefObject } from 'react'
import { addDays } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CheckoutParts } from '../checkout-parts.ts'
import { useEventWords } from '../use-event-words.ts'
import type { OrderPromise } from '../use-promise.ts'
import { WriteToUs } from '../write-to-us.tsx'

interface EventDateFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly entered: string
  readonly onEntered: (day: string) => void
  readonly promise: OrderPromise
  readonly refused: string | undefined
  readonly contact: CheckoutParts['contact']
}

const fewYears = 3
const daysOfYear = 365

/**
 * The event day of the order, which is optional: the field says at once if a product cannot be promised for it, why, and
 * how to go on. Only a day that is over has to be changed.
 */
export const EventDateField = (props: EventDateFieldProps) => {
  const { field, entered, onEntered, promise, refused, contact } = props
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { notice, why } = useEventWords(promise)
  const { fault, margin } = promise
  const today = parisTime(Date.now()).date
  const error = fault?.kind === 'past' ? notice : refused
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
        {entered !== '' && !error && !isLate && notice}
      </p>
      {/* The region stands before its words do, so that they are announced. */}
      <div role="status" className="not-empty:mt-3">
        {isLate && (
          <div className="border-garance border-s-2 bg-rose px-4 py-3 text-small">
            <p>
              {notice}
              {why}
            </p>
            <p className="mt-2">{t('event.goOn')}</p>
            <WriteToUs contact={contact} subject={t('payment.eventDate', { day: spokenDay(entered, lng) })} />
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                field.current?.focus()
                onEntered('')
              }}
              className="mt-1"
            >
              {t('event.without')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
