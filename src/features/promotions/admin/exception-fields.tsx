import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CatalogContract } from '../../catalog/catalog.contract.ts'
import type { Promotion } from '../promotions.contract.ts'
import { promotionLimits } from '../promotions.limits.ts'
import { excludableCategoriesQuery } from './promotions.queries.ts'

type Excluded = Promotion['excludedProducts']

/** Chooses products of the catalogue. */
export type ProductsField = ComponentType<{
  readonly products: Readonly<Excluded>
  readonly most: number
  readonly error: string | undefined
  readonly onChange: (products: Readonly<Excluded>) => void
}>

/** What a code does not apply to. */
export interface ExcludedScope {
  readonly categories: readonly string[]
  readonly products: Readonly<Excluded>
}

interface ExceptionFieldsProps {
  readonly scope: ExcludedScope
  readonly onChange: (scope: ExcludedScope) => void
  /** What a box of the form takes from it. */
  readonly tick: (name: 'excludesReduced' | 'excludesMadeToMeasure') => {
    readonly name: string
    readonly defaultChecked: boolean
  }
  readonly ProductsField: ProductsField
}

/** What a code does not apply to: prices that are crossed out, made to measure, categories and single products. */
export const ExceptionFields = ({ scope, onChange, tick, ProductsField }: ExceptionFieldsProps) => {
  const { t } = useTranslation('adminPromotions')
  const { data: categories = [] } = useQuery(excludableCategoriesQuery(useApi<CatalogContract>()))
  const { categories: excluded, products } = scope
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">{t('form.exceptions')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <CheckboxField {...tick('excludesReduced')} label={t('form.reduced')} />
        <CheckboxField {...tick('excludesMadeToMeasure')} label={t('form.madeToMeasure')} />
        {categories.map(({ _id, name }) => (
          <CheckboxField
            key={_id}
            label={t('form.category', { name })}
            checked={excluded.includes(_id)}
            onChange={({ target }) =>
              onChange({
                ...scope,
                categories: target.checked ? [...excluded, _id] : excluded.filter((each) => each !== _id),
              })
            }
          />
        ))}
      </div>
      <p className="mt-4 font-medium text-small">{t('form.products')}</p>
      <ProductsField
        products={products}
        most={promotionLimits.mostProducts}
        error={undefined}
        onChange={(chosen) => onChange({ ...scope, products: chosen })}
      />
    </fieldset>
  )
}
