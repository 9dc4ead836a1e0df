import { useRef } from 'react'
import { parisClock } from '../../../../shared/calendar/paris-clock.ts'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { gridMinutes, salons } from '../../../appointments/appointments.limits.ts'
import { PlacementNote } from './placement-note.tsx'
import { TakenPlace } from './taken-place.tsx'
import type { ChosenPlace, PlaceField } from './use-place.ts'

const halfHours = Array.from({ length: (24 * 60) / gridMinutes }, (_, step) => step * gridMinutes)

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

interface PlaceFieldsProps {
  readonly chosen: ChosenPlace
  readonly errorOf: (field: PlaceField) => string | undefined
  /** The free slots nearby, once the place was refused as taken. */
  readonly instead: readonly string[] | undefined
}

/** The day, the half hour and the salon of an appointment, with the conflicts. */
export const PlaceFields = ({ chosen, errorOf, instead }: PlaceFieldsProps) => {
  const { t } = useTranslation('staffAppointment')
  const day = useRef<HTMLInputElement>(null)
  const { place, change, placement, unknown, isClosed, evenIfClosed, setEvenIfClosed } = chosen
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          ref={day}
          type="date"
          name="date"
          label={t('place.date')}
          required
          error={errorOf('date')}
          value={place.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <SelectField
          label={t('place.time')}
          value={String(place.minutes)}
          options={halfHours.map((minutes) => ({ value: String(minutes), label: clock(minutes) }))}
          onChange={({ target }) => change({ minutes: Number(target.value) })}
        />
        <SelectField
          label={t('place.salon')}
          value={place.salon ?? ''}
          options={[
            { value: '', label: t('place.anySalon') },
            ...salons.map((salon) => ({ value: salon, label: t(`salons.${salon}`) })),
          ]}
          onChange={({ target }) => change({ salon: salons.find((salon) => salon === target.value) })}
        />
      </div>
      <PlacementNote placement={placement} unknown={unknown} />
      {isClosed && (
        <CheckboxField
          name="evenIfClosed"
          label={t('place.evenIfClosed')}
          checked={evenIfClosed}
          error={errorOf('evenIfClosed')}
          onChange={({ target }) => setEvenIfClosed(target.checked)}
        />
      )}
      {instead && (
        <TakenPlace
          instead={instead}
          onChoose={(start) => {
            // Any salon that is free at that time may be used.
            change({ ...parisClock(Date.parse(start)), salon: undefined })
            day.current?.focus()
          }}
        />
      )}
    </div>
  )
}
