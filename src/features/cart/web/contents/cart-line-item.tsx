import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Thumbnail } from '../../../../ui/pictures/thumbnail.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { sizeNameIn } from '../../../catalog/size-name.ts'
import { mostOf } from '../../cart.rules.ts'
import { lineCents, type ShownLine } from '../../shown-line.ts'
import { LineNotice } from './line-notice.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

interface CartLineItemProps {
  readonly line: ShownLine
  /** Whether it is shown on the cart page, where there is more space. */
  readonly large: boolean
  readonly onStep: (by: number) => void
  readonly onAccept: () => void
  readonly onTake: () => void
  readonly onRemove: () => void
}

/** A line of the cart: image, name, size, price, quantity (§2), and the notice that needs an answer. */
export const CartLineItem = ({ line, large, onStep, onAccept, onTake, onRemove }: CartLineItemProps) => {
  const { t } = useTranslation('cartContents')
  const { t: ofProducts } = useTranslation('catalog')
  const sizeName = sizeNameIn(ofProducts)
  const { productId, name, image: url, focalPoint, unitPrice, quantity, options } = line
  const named = options.size ? `${name}, ${sizeName(options.size)}` : name
  const isGone = line.notice === 'unavailable'
  return (
    <li className={classNames('flex gap-4', large ? 'py-7 sm:gap-6' : 'py-4 first:pt-0')}>
      <Thumbnail
        image={{ url, focalPoint }}
        className={classNames(large ? 'w-24 sm:w-32' : 'w-20', isGone && 'opacity-60')}
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <LocalLink
          to={pathTo('product', { id: productId })}
          data-cart="name"
          className={classNames(
            'wrap-anywhere leading-snug hover:text-garance',
            large ? 'text-lead' : 'font-medium',
          )}
        >
          {name}
        </LocalLink>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          {options.size && <Badge tone="outline">{t('size', { size: sizeName(options.size) })}</Badge>}{' '}
          {!isGone && (
            <p className="text-small tabular-nums">
              {formatEuros(unitPrice)}
              {quantity > 1 && (
                <span className="ml-2 text-ink-soft">
                  {t('lineTotal', { amount: formatEuros(eurosOfCents(lineCents(line))) })}
                </span>
              )}
            </p>
          )}
        </div>
        {isMadeToMeasure(options.size) && !isGone && (
          <p className="max-w-measure text-caption text-ink-soft">
            {ofProducts('product.withdrawalExcluded')}
          </p>
        )}
        <LineNotice line={line} named={named} onAccept={onAccept} onTake={onTake} onRemove={onRemove} />
        {!isGone && (
          <div className="mt-1 flex w-full items-center justify-between">
            <QuantityStepper
              name={named}
              quantity={quantity}
              most={mostOf({ stock: line.available })}
              onStep={onStep}
            />
            <IconButton
              icon="trash"
              label={t('remove', { name: named })}
              onClick={onRemove}
              data-cart="remove"
            />
          </div>
        )}
      </div>
    </li>
  )
}
