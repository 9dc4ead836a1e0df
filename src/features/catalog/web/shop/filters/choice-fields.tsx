import type { ReactNode } from 'react'
import { noFilter } from '../../../../../shared/api/no-filter.ts'
import { RadioGroupField } from '../../../../../ui/forms/radio-group-field.tsx'
import { SelectField } from '../../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { ListingFacets } from '../../../catalog.contract.ts'
import { materials, sizes } from '../../../catalog.limits.ts'
import { colorFamilies } from '../../../color-families.ts'
import type { Category } from '../../../product.schema.ts'
import { sizeNameIn } from '../../../size-name.ts'
import { customizableChoices, type FilterChange, type ShopFilters } from './shop-filters.ts'

/** A choice and how many products it holds. The numbers are aligned in a column of their own. */
export const Counted = ({ count, children }: { count: number | undefined; children: ReactNode }) => (
  <span className="flex max-w-80 items-baseline justify-between gap-x-3">
    <span>{children} </span>
    <span className="text-caption text-ink-soft tabular-nums">{count !== undefined && `(${count})`}</span>
  </span>
)

/** A colour of the filter: a dot and its name. */
const ColorName = ({ hex, children }: { hex: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span
      aria-hidden
      className="size-3.5 rounded-full border border-rule forced-color-adjust-none"
      style={{ backgroundColor: hex }}
    />
    {children}
  </span>
)

export interface FilterFieldsProps {
  readonly filters: ShopFilters
  readonly categories: readonly Category[]
  /** How many products each choice would show; undefined until the first answer. */
  readonly facets: ListingFacets | undefined
  readonly onChange: (change: FilterChange) => void
}

const numbered = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`

const countOf = (facet: Record<string, number> | undefined, key: string) =>
  facet ? (facet[key] ?? 0) : undefined

/** A value that would show nothing folds away. The chosen one stays, so that it can be seen and changed. */
const isWorthShowing =
  ({ filters, facets }: FilterFieldsProps, name: 'category' | 'material' | 'size' | 'color') =>
  (value: string) =>
    countOf(facets?.[name], value) !== 0 || filters[name] === value

export const CategoryField = (fields: FilterFieldsProps) => {
  const { t } = useTranslation('shop')
  const { filters, categories, facets, onChange } = fields
  return (
    <RadioGroupField
      label={t('filters.category')}
      name="category"
      value={filters.category}
      onChange={(category) => onChange({ category })}
      options={[
        { value: noFilter, label: t('filters.all') },
        ...categories
          .filter(({ _id }) => isWorthShowing(fields, 'category')(_id))
          .map(({ _id, name }) => ({
            value: _id,
            label: <Counted count={countOf(facets?.category, _id)}>{name}</Counted>,
          })),
      ]}
    />
  )
}

export const SizeField = (fields: FilterFieldsProps) => {
  const { t } = useTranslation('shop')
  const nameOfSize = sizeNameIn(useTranslation('catalog').t)
  return (
    <RadioGroupField
      label={t('filters.size')}
      name="size"
      appearance="tiles"
      value={fields.filters.size}
      onChange={(size) => fields.onChange({ size: sizes.find((one) => one === size) ?? noFilter })}
      options={[
        { value: noFilter, label: t('filters.all') },
        ...sizes
          .filter(isWorthShowing(fields, 'size'))
          .map((size) => ({ value: size, label: nameOfSize(size) })),
      ]}
    />
  )
}

export const ColorField = (fields: FilterFieldsProps) => {
  const { t } = useTranslation('shop')
  return (
    <RadioGroupField
      label={t('filters.color')}
      name="color"
      appearance="tiles"
      value={fields.filters.color}
      onChange={(color) =>
        fields.onChange({ color: colorFamilies.find(({ family }) => family === color)?.family ?? noFilter })
      }
      options={[
        { value: noFilter, label: t('filters.all') },
        ...colorFamilies
          .filter(({ family }) => isWorthShowing(fields, 'color')(family))
          .map(({ family, hex }) => ({
            value: family,
            label: <ColorName hex={hex}>{t(`colors.${family}`)}</ColorName>,
          })),
      ]}
    />
  )
}

export const MaterialField = (fields: FilterFieldsProps) => {
  const { t } = useTranslation(['shop', 'materials'])
  const { filters, facets, onChange } = fields
  return (
    <SelectField
      label={t('filters.material')}
      name="material"
      value={filters.material}
      onChange={({ target }) =>
        onChange({ material: materials.find((material) => material === target.value) ?? noFilter })
      }
      options={[
        { value: noFilter, label: t('filters.allMaterials') },
        ...materials.filter(isWorthShowing(fields, 'material')).map((material) => ({
          value: material,
          label: numbered(t(`materials:${material}`), countOf(facets?.material, material)),
        })),
      ]}
    />
  )
}

export const CustomizableField = ({ filters, facets, onChange }: FilterFieldsProps) => {
  const { t } = useTranslation('shop')
  const names = { _all: t('filters.customizableAll'), oui: t('filters.yes'), non: t('filters.no') }
  return (
    <SelectField
      label={t('filters.customizable')}
      name="customizable"
      value={filters.customizable}
      onChange={({ target }) =>
        onChange({
          customizable: customizableChoices.find((choice) => choice === target.value) ?? noFilter,
        })
      }
      options={customizableChoices.map((choice) => ({
        value: choice,
        label: numbered(names[choice], choice === noFilter ? undefined : facets?.customizable[choice]),
      }))}
    />
  )
}
