import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Category } from '../../product.schema.ts'
import { defaultFilters } from './filters/shop-filters.ts'
import { shopUrl } from './filters/shop-url.ts'

/** Links for a visitor whose search found nothing, to every category that has products. */
export const CategoryLinks = ({ categories }: { categories: readonly Category[] }) => {
  const { t } = useTranslation('shop')
  const lng = useLanguage()
  const filled = categories.filter(({ productCount }) => productCount > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label={t('search.categories')} className="mt-5 w-full">
      <p className="text-ink-soft text-small">{t('search.categories')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {filled.map(({ _id, name }) => (
          <li key={_id}>
            <TextLink variant="standalone" to={shopUrl({ ...defaultFilters, category: _id }, lng)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
