import { useState } from 'react'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { BodyMeasuresContract, MeasureProfile } from '../../body-measures.contract.ts'
import { mostProfiles, profileNameMaxLength } from '../../body-measures.limits.ts'

interface AddPersonProps {
  readonly profiles: readonly MeasureProfile[]
  /** Called with the new sheet, so that it can be filled at once. */
  readonly onAdded: (id: string) => void
}

const useBegin = ({ onAdded }: AddPersonProps) => {
  const api = useApi<BodyMeasuresContract>()
  return useWrite({
    send: (body: { readonly name?: string }, idempotencyKey) =>
      api('POST /account/measures', { body, idempotencyKey }),
    succeeded: ({ _id }) => onAdded(_id),
  })
}

const NameForm = (props: AddPersonProps & { readonly onCancel: () => void }) => {
  const { t } = useTranslation('measuresBook')
  const { write, busy, failure } = useBegin(props)
  const form = useForm({
    names: ['name'],
    failure,
    failures: { failed: t('failedToSave') },
    check: ({ name }) => ({ name: name.trim() === '' ? t('person.missing') : undefined }),
    submit: ({ name }) => void write({ name: name.trim() }),
  })
  return (
    <form {...form.props} method="post" className="flex max-w-96 flex-col gap-4">
      <TextField
        {...form.field('name')}
        label={t('person.name')}
        hint={t('person.hint')}
        required
        autoFocus
        autoComplete="off"
        maxLength={profileNameMaxLength}
      />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t('person.add')}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Begins the sheet of the customer, and those of others. */
export const AddPerson = (props: AddPersonProps) => {
  const { t } = useTranslation('measuresBook')
  const [isNaming, setNaming] = useState(false)
  const { write, busy, failure } = useBegin(props)
  const { profiles } = props
  const hasOwn = profiles.some(({ name }) => name === null)
  if (isNaming)
    return (
      <div className="mt-10">
        <NameForm {...props} onCancel={() => setNaming(false)} />
      </div>
    )
  return (
    <div className="mt-8">
      {!hasOwn && (
        <>
          <p className="max-w-measure text-ink-soft">{t('begin.text')}</p>
          {failure !== null && <Refusal className="mt-4">{sentenceOf(failure) ?? t('failedToSave')}</Refusal>}
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!hasOwn && (
          <Button loading={busy} onClick={() => void write({})}>
            {t('begin.own')}
          </Button>
        )}
        {profiles.length < mostProfiles && (
          <Button variant={hasOwn ? 'secondary' : 'quiet'} onClick={() => setNaming(true)}>
            {t('begin.other')}
          </Button>
        )}
      </div>
    </div>
  )
}
