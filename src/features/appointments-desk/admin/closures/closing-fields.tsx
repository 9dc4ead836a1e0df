import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { salons } from '../../../appointments/appointments.limits.ts'
import { closureReasonMaxLength } from '../../appointments-desk.limits.ts'
import type { ClosureEntry, ClosureFault } from './closure-entry.ts'

interface ClosingFieldsProps {
  readonly entry: ClosureEntry
  readonly fault: ClosureFault | undefined
  readonly onChange: (change: Partial<ClosureEntry>) => void
}

const repeatings = ['never', 'weekly', 'yearly'] as const

/** The fields of a closure. */
export const ClosingFields = ({ entry, fault, onChange }: ClosingFieldsProps) => {
  const { t } = useTranslation('houseCalendar')
  const field = (name: 'firstDay' | 'lastDay' | 'fromTime' | 'toTime' | 'repeatsUntil' | 'reason') => ({
    name,
    value: entry[name],
    autoComplete: 'off',
    error: fault?.field === name ? t(`closing.${fault.text}`) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('firstDay')} type="date" label={t('closing.firstDay')} required />
        <TextField
          {...field('lastDay')}
          type="date"
          label={t('closing.lastDay')}
          min={entry.firstDay || undefined}
        />
      </div>
      <CheckboxField
        label={t('closing.wholeDays')}
        checked={entry.wholeDays}
        onChange={({ target }) => onChange({ wholeDays: target.checked })}
      />
      {!entry.wholeDays && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('fromTime')} type="time" label={t('closing.from')} />
          <TextField {...field('toTime')} type="time" label={t('closing.to')} />
        </div>
      )}
      <SelectField
        label={t('closing.salon')}
        value={entry.salon}
        onChange={({ target }) => onChange({ salon: target.value })}
        options={[
          { value: '', label: t('closing.house') },
          ...salons.map((value) => ({ value, label: t(`salons.${value}`) })),
        ]}
      />
      <SelectField
        label={t('closing.repeats')}
        value={entry.repeats}
        onChange={({ target }) =>
          onChange({ repeats: repeatings.find((known) => known === target.value) ?? 'never' })
        }
        options={repeatings.map((value) => ({ value, label: t(`closing.repeating.${value}`) }))}
      />
      {entry.repeats !== 'never' && (
        <TextField
          {...field('repeatsUntil')}
          type="date"
          label={t('closing.repeatsUntil')}
          hint={t('closing.repeatsUntilHint')}
          min={entry.firstDay || undefined}
        />
      )}
      <TextField
        {...field('reason')}
        label={t('closing.reason')}
        hint={t('closing.reasonHint')}
        maxLength={closureReasonMaxLength}
      />
    </>
  )
}
