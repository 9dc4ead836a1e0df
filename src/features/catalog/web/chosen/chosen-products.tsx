import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CardParts } from '../card/card-parts.ts'
import { ProductCard } from '../card/product-card.tsx'
import { cardSizes, gridStyle, placeStyle } from '../card/product-grid-style.ts'
import { ProductsFailure } from '../card/products-failure.tsx'
import { chosenTexts } from './chosen.texts.ts'
import { ChosenSkeleton } from './chosen-skeleton.tsx'
import { useChosenProducts } from './use-chosen-products.ts'

interface ChosenProductsProps {
  /** In the order in which they are shown. */
  readonly ids: readonly string[]
  /** Whether the picture of a product is shown faintly, for example because the product is about to leave the list. */
  readonly isFaint: (id: string) => boolean
  readonly cardParts: CardParts
}

/** Products that a visitor chose, as cards. Those that the house no longer presents are counted below. */
export const ChosenProducts = ({ ids, isFaint, cardParts }: ChosenProductsProps) => {
  useOwnTexts('chosen', chosenTexts)
  const { t } = useTranslation('chosen')
  const { status, products, goneCount, retry } = useChosenProducts(ids)
  if (status === 'failed') return <ProductsFailure retry={retry} />
  if (status === 'loading') return <ChosenSkeleton count={ids.length} />
  return (
    <>
      <ul className={gridStyle}>
        {products.map((product) => (
          <li
            key={product._id}
            className={classNames(
              placeStyle,
              '[&_img]:transition-opacity',
              isFaint(product._id) && '[&_img]:opacity-40',
            )}
          >
            <ProductCard product={product} sizes={cardSizes} level={2} parts={cardParts} />
          </li>
        ))}
      </ul>
      {goneCount > 0 && <p className="text-ink-soft">{t('gone', { count: goneCount })}</p>}
    </>
  )
}
