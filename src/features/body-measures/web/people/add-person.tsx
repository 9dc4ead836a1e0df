import { useState } from 'react'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import { mostProfiles } from '../../body-measures.limits.ts'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { NameForm } from './name-form.tsx'

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

/** Begins the sheet of the customer, and those of others. */
export const AddPerson = (props: AddPersonProps) => {
  const { t } = useTranslation('measuresBook')
  const [isNaming, setNaming] = useState(false)
  const { write, busy, failure } = useBegin(props)
  const { profiles } = props
  const hasOwn = profiles.some(({ name }) => name === null)
  if (isNaming)
    return (
      <NameForm
        hint={t('person.hint')}
        submit={t('person.add')}
        busy={busy}
        failure={failure}
        onSubmit={(name) => void write({ name })}
        onCancel={() => setNaming(false)}
      />
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
