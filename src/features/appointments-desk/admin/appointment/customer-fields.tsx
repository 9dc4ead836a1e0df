import { languages } from '../../../../shared/i18n/languages.ts'
import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { messageMaxLength, mostCompanions, nameMaxLength } from '../../../appointments/appointments.limits.ts'
import { noteMaxLength } from '../../appointments-desk.limits.ts'
import type { CustomerField } from './noted-customer.ts'

/** The fields for the customer's details, as told on the telephone. */
export const CustomerFields = ({ form }: { form: Form<CustomerField> }) => {
  const { t } = useTranslation('staffAppointment')
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={t(`create.${name}`)}
          maxLength={nameMaxLength}
          autoComplete="off"
          required
        />
      ))}
      <TextField {...form.field('phone')} type="tel" label={t('create.phone')} autoComplete="off" required />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('create.email')}
        hint={t('create.emailHint')}
        autoComplete="off"
      />
      <SelectField
        {...form.field('language')}
        label={t('create.language')}
        options={languages.map((value) => ({ value, label: t(`facts.languages.${value}`) }))}
      />
      <SelectField
        {...form.field('companions')}
        label={t('create.companions')}
        options={Array.from({ length: mostCompanions + 1 }, (_, count) => ({
          value: String(count),
          label: String(count),
        }))}
      />
      <TextField {...form.field('eventDate')} type="date" label={t('create.eventDate')} />
      <TextareaField
        {...form.field('message')}
        label={t('create.message')}
        maxLength={messageMaxLength}
        rows={2}
        frameClassName="sm:col-span-2"
      />
      <TextareaField
        {...form.field('note')}
        label={t('create.note')}
        maxLength={noteMaxLength}
        rows={2}
        frameClassName="sm:col-span-2"
      />
    </div>
  )
}
