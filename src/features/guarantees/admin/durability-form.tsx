import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { durabilityYears } from '../guarantees.limits.ts'
import type { GuaranteesAdminContract } from '../guarantees-admin.contract.ts'
import { useAnswered } from './guarantees-desk.queries.ts'

interface Written {
  readonly sku: string
  readonly years: string
  readonly file: File
}

const isYears = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= durabilityYears.min && Number(text) <= durabilityYears.max

/** Names a product, for how long the house guarantees it, and its label. */
export const DurabilityForm = () => {
  const { t } = useTranslation('guaranteesDesk')
  const upload = useUpload<GuaranteesAdminContract>()
  const answered = useAnswered()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<{ sku?: string; years?: string; image?: string }>({})
  const { write, busy } = useWrite({
    send: ({ sku, years, file }: Written, idempotencyKey) =>
      upload('PUT /admin/guarantees/durability', {
        file: { field: 'image', content: file },
        fields: { sku, years },
        idempotencyKey,
        onProgress: () => {},
      }),
    succeeded: (desk) => {
      answered(desk)
      form.current?.reset()
      notify('general', { title: t('durability.put') })
    },
    failed: (error) => {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setFaults(error.fields)
      else showFailure(t('notDone'), error, t('unreached'))
    },
    refresh: null,
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const sku = String(written.get('sku') ?? '').trim()
    const years = String(written.get('years') ?? '').trim()
    const file = written.get('image')
    const hasFile = file instanceof File && file.size > 0
    const found = {
      ...(sku === '' && { sku: t('durability.skuMissing') }),
      ...(!isYears(years) && { years: t('durability.yearsWrong', durabilityYears) }),
      ...(!hasFile && { image: t('durability.fileMissing') }),
    }
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (hasFile) void write({ sku, years, file })
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t('durability.form')}
      className="mt-4 grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2"
    >
      <TextField name="sku" label={t('durability.sku')} required autoComplete="off" error={faults.sku} />
      <TextField
        name="years"
        label={t('durability.yearsField')}
        required
        inputMode="numeric"
        autoComplete="off"
        error={faults.years}
      />
      <TextField
        name="image"
        type="file"
        accept="image/png,image/jpeg"
        label={t('durability.file')}
        required
        error={faults.image}
        frameClassName="sm:col-span-2"
      />
      <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
        {t('durability.submit')}
      </Button>
    </form>
  )
}
