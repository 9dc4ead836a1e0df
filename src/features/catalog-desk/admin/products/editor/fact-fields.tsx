import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx'
import { FieldError } from '../../../../../ui/forms/field-error.tsx'
import { SelectField } from '../../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { CatalogContract } from '../../../../catalog/catalog.contract.ts'
import { materials } from '../../../../catalog/catalog.limits.ts'
import { materialsTexts } from '../../../../catalog/materials.texts.ts'
import { productLimits } from '../../../../catalog/product.limits.ts'
import { categoriesQuery } from '../../../../catalog/web/categories.public.ts'
import { girthNames } from '../../../../sizing/size-table.ts'
import type { ProductFieldsProps } from './product-draft.ts'

/** What a product is, what it costs, and where the shop shows it. */
export const FactFields = ({ draft, change, errors }: ProductFieldsProps) => {
  useOwnTexts('materials', materialsTexts)
  const { t } = useTranslation('adminProducts')
  const { t: named } = useTranslation('materials')
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  return (
    <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
      <SelectField
        label={t('fields.category')}
        required
        value={draft.category}
        options={[
          { value: '', label: t('facts.chooseCategory') },
          ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        error={errors.category}
        onChange={({ target }) => change({ category: target.value })}
      />
      <TextField
        label={t('fields.price')}
        hint={t('facts.priceHint')}
        required
        inputMode="numeric"
        value={draft.price}
        error={errors.price}
        onChange={({ target }) => change({ price: target.value })}
      />
      <TextField
        label={t('fields.sku')}
        hint={t('facts.skuHint')}
        value={draft.sku}
        maxLength={productLimits.skuLength}
        error={errors.sku}
        onChange={({ target }) => change({ sku: target.value })}
      />
      <SelectField
        label={t('fields.material')}
        value={draft.material}
        options={materials.map((material) => ({ value: material, label: named(material) }))}
        error={errors.material}
        onChange={({ target }) => change({ material: target.value })}
      />
      <TextField
        label={t('fields.colorHex')}
        hint={t('facts.colorHint')}
        type="text"
        value={draft.colorHex}
        maxLength={7}
        error={errors.colorHex}
        onChange={({ target }) => change({ colorHex: target.value })}
      />
      <TextField
        label={t('fields.lowStock')}
        hint={t('facts.lowStockHint')}
        inputMode="numeric"
        value={draft.lowStock}
        error={errors.lowStock}
        onChange={({ target }) => change({ lowStock: target.value })}
      />
      <div className="sm:col-span-2">
        <CheckboxField
          label={t('fields.featured')}
          hint={t('facts.featuredHint')}
          checked={draft.featured}
          onChange={({ target }) => change({ featured: target.checked })}
        />
        <CheckboxField
          label={t('fields.customizable')}
          hint={t('facts.customizableHint')}
          checked={draft.customizable}
          onChange={({ target }) => change({ customizable: target.checked })}
        />
        <CheckboxField
          label={t('fields.animalParts')}
          hint={t('facts.animalPartsHint')}
          checked={draft.animalParts}
          onChange={({ target }) => change({ animalParts: target.checked })}
        />
      </div>
      <fieldset className="sm:col-span-2">
        <legend className="font-medium text-small">{t('fields.fittedAt')}</legend>
        <p className="text-caption text-ink-soft">{t('facts.fittedAtHint')}</p>
        <div className="flex flex-wrap gap-x-8">
          {girthNames.map((girth) => (
            <CheckboxField
              key={girth}
              label={t(`girths.${girth}`)}
              checked={draft.fittedAt.includes(girth)}
              onChange={({ target }) =>
                change({
                  fittedAt: girthNames.filter((each) =>
                    each === girth ? target.checked : draft.fittedAt.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
        <FieldError id="fittedAt-error" error={errors.fittedAt} />
      </fieldset>
    </div>
  )
}
