import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useUpload } from '../../../../ui/api/use-upload.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { categoryLimits } from '../../../catalog/product.limits.ts'
import type { PlateCalls } from '../../../plates/admin/plate-calls.public.ts'
import { PlateRow } from '../../../plates/admin/plate-row.public.tsx'
import type { CategoriesContract, EditedCategory } from '../../categories.contract.ts'
import { editedCategoriesQuery, readingsOfCategories } from './categories.queries.ts'

const names = ['name', 'nameEn', 'intro', 'introEn'] as const

interface CategoryFormProps {
  /** Undefined for a new one. */
  readonly category: EditedCategory | undefined
  readonly onClose: () => void
}

/** The name and the opening text of a category in both languages, and its picture. */
export const CategoryForm = ({ category, onClose }: CategoryFormProps) => {
  const { t } = useTranslation('adminCategories')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={category?.name ?? t('form.new')}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <Fields category={category} onDone={onClose} />
      {/* Outside the form: the picture is written by itself, at once. */}
      <div className="mt-8 border-hairline border-t pt-6">
        {category ? (
          <PictureOfCategory category={category} />
        ) : (
          <p className="text-ink-soft text-small">{t('picture.later')}</p>
        )}
      </div>
    </Dialog>
  )
}

const PictureOfCategory = ({ category }: { readonly category: EditedCategory }) => {
  const { t } = useTranslation('adminCategories')
  const api = useApi<CategoriesContract>()
  const upload = useUpload<CategoriesContract>()
  // The category is as it was when the dialog opened; its picture may have been hung since.
  const { data: categories } = usePrivateQuery(editedCategoriesQuery(api))
  const params = { id: category._id }
  const pictureIn = (read: readonly EditedCategory[]) =>
    read.find(({ _id }) => _id === category._id)?.picture ?? undefined
  const calls: PlateCalls = {
    hang: async (content, idempotencyKey) => {
      const answer = await upload('PUT /categories/{id}/picture', {
        params,
        file: { field: 'image', content },
        fields: {},
        idempotencyKey,
        onProgress: () => undefined,
      })
      return pictureIn(answer.categories)
    },
    describe: (words) => api('PATCH /categories/{id}/picture', { params, body: words }),
    take: () => api('DELETE /categories/{id}/picture', { params }),
    refresh: readingsOfCategories,
  }
  return (
    <PlateRow
      name={t('picture.name')}
      isKnown={categories !== undefined}
      picture={categories && pictureIn(categories)}
      calls={calls}
    />
  )
}

interface FieldsProps {
  readonly category: EditedCategory | undefined
  readonly onDone: () => void
}

const Fields = ({ category, onDone }: FieldsProps) => {
  const { t } = useTranslation('adminCategories')
  const api = useApi<CategoriesContract>()
  const { write, busy, failure } = useWrite({
    send: ({ name, nameEn, intro, introEn }: Readonly<Record<(typeof names)[number], string>>) => {
      const body = { name, intro, en: nameEn.trim() ? { name: nameEn, intro: introEn } : null }
      return category
        ? api('PUT /categories/{id}', {
            params: { id: category._id },
            body: { ...body, version: category.version },
          })
        : api('POST /categories', { body })
    },
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success' })
      onDone()
    },
    refresh: readingsOfCategories,
  })
  const form = useForm({
    names,
    start: {
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      intro: category?.intro ?? '',
      introEn: category?.introEn ?? '',
    },
    check: ({ name, nameEn, introEn }) => ({
      name: name.trim() ? undefined : t('form.missing'),
      nameEn: introEn.trim() && !nameEn.trim() ? t('form.nameFirst') : undefined,
    }),
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write(typed),
  })
  const line = { maxLength: categoryLimits.nameLength, autoComplete: 'off' }
  const text = { maxLength: categoryLimits.introLength, rows: 3, className: 'min-h-24' }
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('name')} {...line} label={t('form.name')} lang="fr" required />
        <TextField {...form.field('nameEn')} {...line} label={t('form.nameEn')} lang="en" />
        <TextareaField
          {...form.field('intro')}
          {...text}
          label={t('form.intro')}
          hint={t('form.introHint')}
          lang="fr"
        />
        <TextareaField {...form.field('introEn')} {...text} label={t('form.introEn')} lang="en" />
      </div>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-end">
        {t('form.save')}
      </Button>
    </form>
  )
}
