import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { gridMinutes, salons } from '../../appointments.limits.ts'
import { PlacementNote } from './placement-note.tsx'
import type { ChosenPlace } from './use-place.ts'

const halfHours = Array.from({ length: (24 * 60) / gridMinutes }, (_, step) => step * gridMinutes)

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Day, half hour and salon of a visit, with what would be in its way. */
export const PlaceFields = ({ chosen }: { chosen: ChosenPlace }) => {
  const { t } = useTranslation('houseVisit')
  const { place, change, placement, isUnread, evenIfClosed, setEvenIfClosed } = chosen
  const isClosed = placement !== undefined && placement.closed !== null && placement.closed !== 'past'
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          type="date"
          label={t('place.date')}
          required
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
      <PlacementNote placement={placement} isUnread={isUnread} />
      {isClosed && (
        <CheckboxField
          label={t('place.evenIfClosed')}
          checked={evenIfClosed}
          onChange={({ target }) => setEvenIfClosed(target.checked)}
        />
      )}
    </div>
  )
}
