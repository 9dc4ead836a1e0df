import { useApi } from '../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { productLimits } from '../../../../catalog/product.limits.ts'
import type { staleFields } from '../../../versioned-fields.ts'
import { versionsQuery } from '../products.queries.ts'
import type { ProductFieldsProps } from './product-draft.ts'

const inLanguages = [
  {
    lng: 'fr',
    name: 'name',
    description: 'description',
    composition: 'composition',
    care: 'care',
    tags: 'tags',
    colorName: 'colorName',
  },
  {
    lng: 'en',
    name: 'nameEn',
    description: 'descriptionEn',
    composition: 'compositionEn',
    care: 'careEn',
    tags: 'tagsEn',
    colorName: 'colorNameEn',
  },
] as const

const longestTags = productLimits.tagCount * (productLimits.tagLength + 2)

interface WordFieldsProps extends ProductFieldsProps {
  /** Of the product, whose log tells which texts are stale. */
  readonly id: string
}

/** The words of a product, language beside language. */
export const WordFields = ({ draft, change, errors, id }: WordFieldsProps) => {
  const { t } = useTranslation('adminProducts')
  const { data } = usePrivateQuery(versionsQuery(useApi(), id, 1))
  const staleHint = (lng: 'fr' | 'en', field: (typeof staleFields)[number]) =>
    lng === 'en' && data?.stale.includes(field) ? t('words.stale') : undefined
  return (
    <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
      {inLanguages.map(({ lng, ...field }) => {
        const isFrench = lng === 'fr'
        return (
          <fieldset key={lng} className="flex min-w-0 flex-col gap-4">
            <legend className="mb-3 font-medium">{t(`languages.${lng}`)}</legend>
            <TextField
              label={t('words.name')}
              hint={staleHint(lng, 'name')}
              lang={lng}
              required={isFrench}
              value={draft[field.name]}
              maxLength={productLimits.nameLength}
              error={errors[field.name]}
              onChange={({ target }) => change({ [field.name]: target.value })}
            />
            <TextareaField
              label={t('words.description')}
              hint={staleHint(lng, 'description')}
              lang={lng}
              required={isFrench}
              rows={7}
              value={draft[field.description]}
              maxLength={productLimits.descriptionLength}
              error={errors[field.description]}
              onChange={({ target }) => change({ [field.description]: target.value })}
            />
            <TextareaField
              label={t('words.composition')}
              hint={staleHint(lng, 'composition') ?? t('words.compositionHint')}
              lang={lng}
              required={isFrench}
              rows={2}
              className="min-h-20"
              value={draft[field.composition]}
              maxLength={productLimits.compositionLength}
              error={errors[field.composition]}
              onChange={({ target }) => change({ [field.composition]: target.value })}
            />
            <TextareaField
              label={t('words.care')}
              hint={staleHint(lng, 'care')}
              lang={lng}
              rows={2}
              className="min-h-20"
              value={draft[field.care]}
              maxLength={productLimits.careLength}
              error={errors[field.care]}
              onChange={({ target }) => change({ [field.care]: target.value })}
            />
            <TextField
              label={t('words.tags')}
              hint={t('words.tagsHint')}
              lang={lng}
              value={draft[field.tags]}
              maxLength={longestTags}
              error={errors[field.tags]}
              onChange={({ target }) => change({ [field.tags]: target.value })}
            />
            <TextField
              label={t('words.colorName')}
              lang={lng}
              value={draft[field.colorName]}
              maxLength={productLimits.colorNameLength}
              error={errors[field.colorName]}
              onChange={({ target }) => change({ [field.colorName]: target.value })}
            />
          </fieldset>
        )
      })}
    </div>
  )
}
