import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx'
import { SliderRange } from '../../../../../ui/forms/slider-range.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { priceSlider } from '../../../catalog.limits.ts'
import {
  CategoryField,
  ColorField,
  Counted,
  CustomizableField,
  type FilterFieldsProps,
  MaterialField,
  SizeField,
} from './choice-fields.tsx'

/** Every filter of the boutique, with how many products each choice holds (§2). */
export const FilterFields = (fields: FilterFieldsProps) => {
  const { t } = useTranslation('shop')
  const { filters, facets, onChange } = fields
  return (
    <div className="flex flex-col gap-8">
      <CategoryField {...fields} />
      <SizeField {...fields} />
      <ColorField {...fields} />
      <MaterialField {...fields} />
      <CustomizableField {...fields} />
      <SliderRange
        legend={t('filters.price')}
        endLabels={[t('filters.minPrice'), t('filters.maxPrice')]}
        names={['minPrice', 'maxPrice']}
        min={priceSlider.minEuros}
        max={priceSlider.maxEuros}
        step={priceSlider.stepEuros}
        unit="€"
        value={[filters.minPrice, filters.maxPrice]}
        onCommit={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
      />
      <div>
        <CheckboxField
          name="inStock"
          value="true"
          label={<Counted count={facets?.inStock}>{t('filters.inStock')}</Counted>}
          checked={filters.inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
        />
        <CheckboxField
          name="featured"
          value="true"
          label={<Counted count={facets?.featured}>{t('filters.featured')}</Counted>}
          checked={filters.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
      </div>
    </div>
  )
}
