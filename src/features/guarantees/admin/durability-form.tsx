import { useRef } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
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
  const image = useRef<HTMLInputElement>(null)
  const { write, busy, failure } = useWrite({
    send: ({ sku, years, file }: Written, idempotencyKey) =>
      upload('PUT /admin/guarantees/durability', {
        file: { field: 'image', content: file },
        fields: { sku, years },
        idempotencyKey,
        onProgress: () => {},
      }),
    succeeded: (desk) => {
      answered(desk)
      form.reset()
      notify('general', { title: t('durability.put') })
    },
    failed: (error) => {
      if (!(error instanceof ApiError && Object.keys(error.fields).length > 0))
        showFailure(t('notDone'), error, t('unreached'))
    },
    refresh: null,
  })
  const form = useForm({
    names: ['sku', 'years', 'image'],
    check: (typed) => ({
      sku: typed.sku.trim() === '' ? t('durability.skuMissing') : undefined,
      years: isYears(typed.years.trim()) ? undefined : t('durability.yearsWrong', durabilityYears),
      image: typed.image === '' ? t('durability.fileMissing') : undefined,
    }),
    submit: ({ sku, years }) => {
      const file = image.current?.files?.[0]
      return file && write({ sku: sku.trim(), years: years.trim(), file })
    },
    failure,
  })
  return (
    <form
      method="post"
      {...form.props}
      aria-label={t('durability.form')}
      className="mt-4 grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2"
    >
      <TextField {...form.field('sku')} label={t('durability.sku')} required autoComplete="off" />
      <TextField
        {...form.field('years')}
        label={t('durability.yearsField')}
        required
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('image')}
        ref={image}
        type="file"
        accept="image/png,image/jpeg"
        label={t('durability.file')}
        required
        frameClassName="sm:col-span-2"
      />
      <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
        {t('durability.submit')}
      </Button>
    </form>
  )
}
