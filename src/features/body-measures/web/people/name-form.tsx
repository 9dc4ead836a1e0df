import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { profileNameMaxLength } from '../../body-measures.limits.ts'

interface NameFormProps {
  readonly start?: string
  readonly hint?: string
  readonly submit: string
  readonly busy: boolean
  readonly failure: unknown
  readonly onSubmit: (name: string) => void
  readonly onCancel: () => void
}

/** Asks whom a sheet measures. */
export const NameForm = ({ start = '', hint, submit, busy, failure, onSubmit, onCancel }: NameFormProps) => {
  const { t } = useTranslation('measuresBook')
  const form = useForm({
    names: ['name'],
    start: { name: start },
    failure,
    failures: { failed: t('failedToSave') },
    check: ({ name }) => ({ name: name.trim() === '' ? t('person.missing') : undefined }),
    submit: ({ name }) => onSubmit(name.trim()),
  })
  return (
    <form {...form.props} method="post" className="mt-6 flex max-w-96 flex-col gap-4">
      <TextField
        {...form.field('name')}
        label={t('person.name')}
        hint={hint}
        required
        autoFocus
        autoComplete="off"
        maxLength={profileNameMaxLength}
      />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
