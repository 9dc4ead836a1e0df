import { formatEuros } from '../../../shared/money.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FootBar } from '../../../ui/buttons/foot-bar.tsx'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { sizeNameIn } from '../../catalog/size-name.ts'
import type { CartProduct } from '../cart-product.ts'

export interface PurchaseBarProps {
  readonly product: CartProduct
  readonly size: string | undefined
  readonly onChoose: (size: string) => void
  readonly isFull: boolean
  readonly label: string
  /** The id of the text that says how many are in the cart and why no more can be added. */
  readonly statusId: string
  readonly onTake: () => void
}

/** The price, the size and the button, at the foot of a phone while the button of the page is not visible. */
export const PurchaseBar = ({
  product,
  size,
  onChoose,
  isFull,
  label,
  statusId,
  onTake,
}: PurchaseBarProps) => {
  const { t } = useTranslation('cart')
  const sizeName = sizeNameIn(useTranslation('catalog').t)
  const price = formatEuros(product.price)
  return (
    <FootBar label={t('bar.label')} place="window">
      <div className="flex items-center gap-4">
        {product.sizes.length === 0 ? (
          <p className="min-w-20 font-medium tabular-nums">{price}</p>
        ) : (
          <div className="relative min-w-20 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-3">
            <div aria-hidden="true" className="flex min-h-12 flex-col justify-center leading-tight">
              <span className="font-medium tabular-nums">{price}</span>{' '}
              <span className="mt-0.5 flex items-center gap-1 whitespace-nowrap text-ink-soft text-small">
                {size === undefined ? t('bar.noSize') : t('bar.size', { size: sizeName(size) })}
                <Icon name="chevron" size={16} />
              </span>
            </div>
            {/* The native list of the phone lies invisible over the text. */}
            <select
              aria-label={t('bar.choose', { price })}
              value={size ?? ''}
              onChange={({ target }) => onChoose(target.value)}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            >
              {size === undefined && <option value="" />}
              {product.sizes.map((choice) => (
                <option key={choice.size} value={choice.size} disabled={!choice.available}>
                  {sizeName(choice.size)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Button aria-disabled={isFull} aria-describedby={statusId} onClick={onTake} className="flex-1">
          {label}
        </Button>
      </div>
    </FootBar>
  )
}
