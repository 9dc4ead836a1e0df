import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { lineCents, mostOf } from '../../cart.rules.ts'
import type { CartLine } from '../../cart-line.ts'
import { useSizeName } from '../use-size-name.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

interface CartLineItemProps {
  readonly line: CartLine
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** A piece in the cart: picture, name, size, price, how many (§2). */
export const CartLineItem = ({ line, onQuantity, onRemove }: CartLineItemProps) => {
  const { t } = useTranslation('cartDrawer')
  const lng = useLanguage()
  const sizeName = useSizeName()
  const { productId, name, image, price, quantity, options } = line
  const named = options.size ? `${name}, ${sizeName(options.size)}` : name
  return (
    <li className="flex gap-4 py-5 first:pt-0">
      <img
        src={image}
        alt=""
        width={300}
        height={400}
        className="picture-light aspect-portrait w-20 flex-none self-start bg-plate object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <LocalLink
          to={pathTo('product', { id: productId })}
          className="font-medium leading-snug hover:text-garance"
        >
          {name}
        </LocalLink>
        {options.size && <Badge tone="outline">{t('size', { size: sizeName(options.size) })}</Badge>}
        <p className="text-small tabular-nums">
          {formatEuros(price, lng)}
          {quantity > 1 && (
            <span className="ml-2 text-ink-soft">
              {t('lineTotal', { amount: formatEuros(eurosOfCents(lineCents(line)), lng) })}
            </span>
          )}
        </p>
        <div className="mt-1 flex w-full items-center justify-between">
          <QuantityStepper name={named} quantity={quantity} most={mostOf(line)} onChange={onQuantity} />
          <IconButton icon="trash" label={t('remove', { name: named })} onClick={onRemove} data-removes />
        </div>
      </div>
    </li>
  )
}
