import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { salons } from '../../../appointments/appointments.limits.ts'
import { closureReasonMaxLength } from '../../appointments-desk.limits.ts'
import { type closureFields, repeatings } from './closure-entry.ts'

/** The fields of a closure. */
export const ClosingFields = ({ form }: { form: Form<(typeof closureFields)[number]> }) => {
  const { t } = useTranslation('staffCalendar')
  const { firstDay, wholeDays, repeats } = form.typed
  const field = (name: 'firstDay' | 'lastDay' | 'fromTime' | 'toTime' | 'repeatsUntil' | 'reason') => ({
    ...form.field(name),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('firstDay')} type="date" label={t('closing.firstDay')} required />
        <TextField
          {...field('lastDay')}
          type="date"
          label={t('closing.lastDay')}
          min={firstDay || undefined}
        />
      </div>
      <CheckboxField name="wholeDays" label={t('closing.wholeDays')} defaultChecked />
      {wholeDays === '' && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('fromTime')} type="time" label={t('closing.from')} />
          <TextField {...field('toTime')} type="time" label={t('closing.to')} />
        </div>
      )}
      <SelectField
        {...form.field('salon')}
        label={t('closing.salon')}
        options={[
          { value: '', label: t('closing.house') },
          ...salons.map((value) => ({ value, label: t(`salons.${value}`) })),
        ]}
      />
      <SelectField
        {...form.field('repeats')}
        label={t('closing.repeats')}
        options={repeatings.map((value) => ({ value, label: t(`closing.repeating.${value}`) }))}
      />
      {repeats !== 'never' && (
        <TextField
          {...field('repeatsUntil')}
          type="date"
          label={t('closing.repeatsUntil')}
          hint={t('closing.repeatsUntilHint')}
          min={firstDay || undefined}
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
