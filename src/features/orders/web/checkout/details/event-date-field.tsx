import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../../shared/calendar/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { EventFault } from '../../../event-date.rules.ts'

interface EventDateFieldProps {
  readonly field: Ref<HTMLInputElement>
  readonly entered: string
  readonly onEntered: (day: string) => void
  readonly fault: EventFault | undefined
  readonly refused: string | undefined
}

const fewYears = 3
const daysOfYear = 365

/** The day that the pieces are meant for; says at once when one cannot be there. */
export const EventDateField = ({ field, entered, onEntered, fault, refused }: EventDateFieldProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const today = parisTime(Date.now()).date
  const error =
    fault?.kind === 'late'
      ? t('details.eventLate', {
          count: fault.names.length,
          pieces: fault.names.join(', '),
          day: spokenDay(fault.earliest, lng),
        })
      : fault?.kind === 'past'
        ? t('details.eventPast')
        : refused
  return (
    <div className="max-w-narrow">
      <TextField
        ref={field}
        type="date"
        name="eventDate"
        label={t('details.eventDate')}
        hint={t('details.eventHint')}
        error={error}
        value={entered}
        min={addDays(today, 1)}
        max={addDays(today, fewYears * daysOfYear)}
        onChange={({ target }) => onEntered(target.value)}
        frameClassName="sm:max-w-72"
      />
      <p role="status" className="mt-1 text-sage text-small empty:hidden">
        {entered !== '' && !error && t('details.eventInTime')}
      </p>
    </div>
  )
}
