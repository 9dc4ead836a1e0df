import { formatEuros } from '../../../../shared/money.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Price } from '../../../../ui/price.tsx'
import type { Product } from '../../product.schema.ts'

interface ProductPriceProps {
  readonly product: Pick<Product, 'price' | 'compareAtPrice'>
  /** Whether words explain the crossed-out price. The law asks for this where the price is announced (L112-1-1). */
  readonly explained?: boolean
  readonly className?: string
}

/** The price of a product and, when it is reduced, the lowest price of the 30 days before. */
export const ProductPrice = ({ product, explained = false, className }: ProductPriceProps) => {
  const { t } = useTranslation('catalog')
  const { price, compareAtPrice } = product
  const prior = compareAtPrice === undefined ? undefined : formatEuros(compareAtPrice)
  return (
    <Price
      amount={formatEuros(price)}
      before={prior === undefined ? undefined : { amount: prior, label: t('product.priorPriceLabel') }}
      note={explained && prior !== undefined ? t('product.priorPrice', { price: prior }) : undefined}
      {...(className && { className })}
    />
  )
}
