import { useId } from 'react'
import { weekdayName, weekdayRange } from '../../../../shared/dates/weekdays.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { describedBy } from '../../../../ui/forms/described-by.ts'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type Opening, tidyOpenings } from '../../opening-hours.rules.ts'
import { type HourGroup, mostOpenings } from '../../settings.limits.ts'
import { useRowFocus } from './use-row-focus.ts'

export interface OpeningRow extends Opening {
  readonly rowId: string
}

const isFilledIn = ({ days, opens, closes }: Opening) => days.length > 0 && opens !== '' && closes !== ''

/** The hours as visitors read them; incomplete rows are left out. */
export const hoursInWords = (openings: readonly Opening[], lng: Language) =>
  tidyOpenings(openings.filter(isFilledIn))
    .map(({ days, opens, closes }) => `${weekdayRange(days, lng)}, ${opens}–${closes}`)
    .join(' ; ')

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7]

interface DaysFieldProps {
  readonly days: readonly number[]
  readonly error: string | undefined
  readonly onChange: (days: number[]) => void
}

const DaysField = ({ days, error, onChange }: DaysFieldProps) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const id = useId()
  return (
    <fieldset {...describedBy(id, { error })} tabIndex={-1} className="min-w-0">
      <legend className="font-medium text-small">{t('hours.days')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {isoWeekdays.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 items-center gap-2 text-small first-letter:uppercase"
          >
            <input
              type="checkbox"
              className="tick"
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(isoWeekdays.filter((each) => (each === day ? target.checked : days.includes(each))))
              }
            />
            {weekdayName(day, lng)}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

interface OpeningFieldsProps {
  readonly label: string
  readonly row: OpeningRow
  readonly errorOf: (field: keyof Opening) => string | undefined
  readonly onChange: (more: Partial<Opening>) => void
  readonly onRemove: () => void
}

const OpeningFields = ({ label, row, errorOf, onChange, onRemove }: OpeningFieldsProps) => {
  const { t } = useTranslation('settingsDesk')
  const { days, opens, closes } = row
  return (
    <>
      <legend className="sr-only">{label}</legend>
      <DaysField days={days} error={errorOf('days')} onChange={(next) => onChange({ days: next })} />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
        <TextField
          type="time"
          label={t('hours.opens')}
          value={opens}
          error={errorOf('opens')}
          onChange={({ target }) => onChange({ opens: target.value })}
          frameClassName="w-36"
        />
        <TextField
          type="time"
          label={t('hours.closes')}
          value={closes}
          error={errorOf('closes')}
          onChange={({ target }) => onChange({ closes: target.value })}
          frameClassName="w-36"
        />
        <Button
          variant="quiet"
          size="small"
          className="sm:mt-8"
          aria-label={t('hours.removeOf', { row: label })}
          onClick={onRemove}
        >
          {t('hours.remove')}
        </Button>
      </div>
    </>
  )
}

interface OpeningRowsProps {
  readonly group: HourGroup
  readonly rows: readonly OpeningRow[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (rows: readonly OpeningRow[]) => void
}

/** The hours of one group, row by row: the days, the beginning and the end. */
export const OpeningRows = ({ group, rows, errors, onChange }: OpeningRowsProps) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const { addButton, rowRef, onAdd, onRemove, removals } = useRowFocus()
  const isFull = rows.length >= mostOpenings
  const name = t(`hours.${group}`)
  const change = (rowId: string, more: Partial<Opening>) =>
    onChange(rows.map((row) => (row.rowId === rowId ? { ...row, ...more } : row)))
  return (
    <section aria-labelledby={`hours-${group}`}>
      <h3 id={`hours-${group}`} className="font-medium">
        {name}
      </h3>
      <p className="text-caption text-ink-soft">{t(`hours.${group}Hint`)}</p>
      {rows.map((row, index) => (
        <fieldset key={row.rowId} ref={rowRef(row.rowId)} className="mt-4 border-hairline border-t pt-4">
          <OpeningFields
            label={t('hours.row', { group: name, place: index + 1 })}
            row={row}
            errorOf={(field) => errors[`hours.${group}.${index}.${field}`]}
            onChange={(more) => change(row.rowId, more)}
            onRemove={() => {
              onRemove()
              onChange(rows.filter(({ rowId }) => rowId !== row.rowId))
            }}
          />
        </fieldset>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          aria-disabled={isFull || undefined}
          aria-label={t('hours.addTo', { group: name })}
          data-refused={errors[`hours.${group}`] && ''}
          aria-describedby={errors[`hours.${group}`] && `hours-${group}-error`}
          onClick={() => {
            if (isFull) return
            const rowId = randomId()
            onAdd(rowId)
            onChange([...rows, { rowId, days: [], opens: '', closes: '' }])
          }}
        >
          {t('hours.add')}
        </Button>
        <p role="status" className="sr-only">
          {removals > 0 && <span key={removals}>{t('hours.removed')}</span>}
        </p>
      </div>
      <p className="mt-4 border-rule border-s-2 ps-3 text-small tabular-nums">
        <span className="block text-caption text-ink-soft">{t('hours.preview')}</span>
        <span data-said="">{hoursInWords(rows, lng) || t('hours.never')}</span>
      </p>
      <FieldError id={`hours-${group}-error`} error={errors[`hours.${group}`]} />
    </section>
  )
}
