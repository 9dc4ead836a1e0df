import { useState } from 'react'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { BodyMeasuresContract, MeasureProfile } from '../../body-measures.contract.ts'
import { profileNameMaxLength } from '../../body-measures.limits.ts'

interface RenamingProps {
  readonly profile: MeasureProfile
  readonly onDone: () => void
}

const Renaming = ({ profile, onDone }: RenamingProps) => {
  const { t } = useTranslation('measuresBook')
  const api = useApi<BodyMeasuresContract>()
  const { write, busy, failure } = useWrite({
    send: (name: string) =>
      api('PUT /account/measures/{id}', { params: { id: profile._id }, body: { name } }),
    succeeded: onDone,
  })
  const form = useForm({
    names: ['name'],
    start: { name: profile.name ?? '' },
    failure,
    failures: { failed: t('failedToSave') },
    check: ({ name }) => ({ name: name.trim() === '' ? t('person.missing') : undefined }),
    submit: ({ name }) => void write(name.trim()),
  })
  return (
    <form {...form.props} method="post" className="mt-6 flex max-w-96 flex-col gap-4">
      <TextField
        {...form.field('name')}
        label={t('person.name')}
        required
        autoFocus
        autoComplete="off"
        maxLength={profileNameMaxLength}
      />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" loading={busy}>
          {t('person.rename')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Renames the sheet of another person, and deletes a sheet with all that was measured. */
export const PersonActions = ({ profile }: { readonly profile: MeasureProfile }) => {
  const { t } = useTranslation('measuresBook')
  const api = useApi<BodyMeasuresContract>()
  const [opened, setOpened] = useState<'rename' | 'delete'>()
  const close = () => setOpened(undefined)
  const { write, busy, failure } = useWrite({
    send: () => api('DELETE /account/measures/{id}', { params: { id: profile._id } }),
    succeeded: close,
  })
  if (opened === 'rename') return <Renaming profile={profile} onDone={close} />
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {profile.name !== null && (
        <Button variant="quiet" size="small" onClick={() => setOpened('rename')}>
          {t('person.rename')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setOpened('delete')}>
        {t('person.delete')}
      </Button>
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={close}
        title={t('person.deleteTitle', { name: profile.name ?? t('own') })}
        keep={t('person.keep')}
        confirm={t('person.delete')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('person.deleteText')}</p>
        {failure !== null && <Refusal className="mt-4">{sentenceOf(failure) ?? t('failedToSave')}</Refusal>}
      </ConfirmDialog>
    </div>
  )
}
