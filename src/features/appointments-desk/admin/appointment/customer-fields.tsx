import { useTranslation } from 'react-i18next'
import { languages } from '../../../../shared/i18n/languages.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { messageMaxLength, mostCompanions, nameMaxLength } from '../../../appointments/appointments.limits.ts'
import { noteMaxLength } from '../../appointments-desk.limits.ts'

interface CustomerFieldsProps {
  readonly missing: readonly string[]
  /** The server's message for each refused field. */
  readonly refused: Readonly<Record<string, string>>
}

/** The fields for the customer's details, as told on the telephone. */
export const CustomerFields = ({ missing, refused }: CustomerFieldsProps) => {
  const { t } = useTranslation('houseAppointment')
  const errorOf = (name: string) => (missing.includes(name) ? t('create.required') : refused[name])
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`create.${name}`)}
          maxLength={nameMaxLength}
          autoComplete="off"
          required
          error={errorOf(name)}
        />
      ))}
      <TextField
        name="phone"
        type="tel"
        label={t('create.phone')}
        autoComplete="off"
        required
        error={errorOf('phone')}
      />
      <TextField
        name="email"
        type="email"
        label={t('create.email')}
        hint={t('create.emailHint')}
        autoComplete="off"
        error={errorOf('email')}
      />
      <SelectField
        name="language"
        label={t('create.language')}
        options={languages.map((value) => ({ value, label: t(`facts.languages.${value}`) }))}
      />
      <SelectField
        name="companions"
        label={t('create.companions')}
        options={Array.from({ length: mostCompanions + 1 }, (_, count) => ({
          value: String(count),
          label: String(count),
        }))}
      />
      <TextField name="eventDate" type="date" label={t('create.eventDate')} error={errorOf('eventDate')} />
      <TextareaField
        name="message"
        label={t('create.message')}
        maxLength={messageMaxLength}
        rows={2}
        frameClassName="sm:col-span-2"
      />
      <TextareaField
        name="note"
        label={t('create.note')}
        maxLength={noteMaxLength}
        rows={2}
        frameClassName="sm:col-span-2"
      />
    </div>
  )
}
