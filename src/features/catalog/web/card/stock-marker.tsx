import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/badge.tsx'
import { isSoldOut } from '../../catalog.rules.ts'

/** « En stock » or « Épuisé » beside the price of a product (§2). */
export const StockMarker = ({ stock }: { stock: number }) => {
  const { t } = useTranslation('catalog')
  if (isSoldOut(stock))
    return (
      <Badge tone="accent" className="-my-0.5">
        {t('card.soldOut')}
      </Badge>
    )
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-caption text-sage">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-sage" />
      {t('card.inStock')}
    </span>
  )
}
