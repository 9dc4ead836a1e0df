import type { ReactNode } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { productReference } from '../../catalog.rules.ts'
import type { Product } from '../../product.schema.ts'

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4 border-hairline border-t py-2.5">
    <dt className="text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The facts about a product, such as its cloth and its care (§2; composition and animal parts: §11.12). */
export const ProductDetails = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog')
  const { category, attributes } = product
  const { materialName, customizable, composition, care, color, tags, animalParts } = attributes
  return (
    <section aria-labelledby="product-details">
      <h2 id="product-details" className="mb-3 font-display text-subheading">
        {t('details.title')}
      </h2>
      <dl className="border-hairline border-b text-small">
        <Detail term={t('details.category')}>{category.name || t('details.uncategorized')}</Detail>
        <Detail term={t('details.material')}>{materialName}</Detail>
        <Detail term={t('details.composition')}>
          {composition}
          {animalParts && <span className="block">{t('details.animalParts')}</span>}
        </Detail>
        {care && <Detail term={t('details.care')}>{care}</Detail>}
        {color && <Detail term={t('details.color')}>{color.name}</Detail>}
        <Detail term={t('details.customizable')}>{customizable ? t('details.yes') : t('details.no')}</Detail>
        {tags.length > 0 && <Detail term={t('details.tags')}>{tags.join(', ')}</Detail>}
        <Detail term={t('details.reference')}>{productReference(product)}</Detail>
      </dl>
    </section>
  )
}
