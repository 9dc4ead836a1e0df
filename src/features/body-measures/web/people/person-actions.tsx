import { useState } from 'react'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { NameForm } from './name-form.tsx'

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
  return (
    <NameForm
      start={profile.name ?? ''}
      submit={t('person.rename')}
      busy={busy}
      failure={failure}
      onSubmit={(name) => void write(name)}
      onCancel={onDone}
    />
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
