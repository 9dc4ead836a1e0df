import { type FormEvent, type ReactNode, useState } from 'react'
import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import { sizeNameIn } from '../../catalog/size-name.ts'
import { type CartProduct, roomFor } from '../cart-product.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCart } from './use-cart.ts'

export interface SizeChooserProps {
  readonly product: CartProduct
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The visitor's own size, which is chosen by default if it is available. */
  readonly ownSize?: string | undefined
  /** What is said when the chosen size is made to measure. */
  readonly madeToMeasure: ReactNode
}

/** The sizes of a product, each with why it cannot be added. */
const useSizeOptions = (product: CartProduct) => {
  const { t } = useTranslation('cart')
  const { t: ofProducts } = useTranslation('catalog')
  const sizeName = sizeNameIn(ofProducts)
  const { lines } = useCart()
  const isFree = (size: string) => roomFor(lines, { product, size }) > 0
  const hintOf = (available: boolean, size: string) => {
    if (!available) return ofProducts('product.sizeUnavailable')
    return isFree(size) ? undefined : t('add.sizeTaken')
  }
  const options = product.sizes.map(({ size, available }) => ({
    value: size,
    label: sizeName(size),
    disabled: !isFree(size),
    hint: hintOf(available, size),
  }))
  return { options, isFree }
}

/**
 * Asks for the size of a product. Only the visitor's own size is chosen by default, because a visitor who adds a
 * product from a list has seen no size yet.
 */
export const SizeChooser = ({ product, open, onOpenChange, ownSize, madeToMeasure }: SizeChooserProps) => {
  const { t } = useTranslation('cart')
  const { t: ofProducts } = useTranslation('catalog')
  const { options, isFree } = useSizeOptions(product)
  const addToCart = useAddToCart()
  const [pressed, setSize] = useState<string>()
  const isOwnThere = ownSize !== undefined && isFree(ownSize)
  const size = pressed ?? (isOwnThere ? ownSize : undefined)
  const [isMissing, setMissing] = useState(false)
  const change = (next: boolean) => {
    onOpenChange(next)
    setSize(undefined)
    setMissing(false)
  }
  const choose = (chosen: string) => {
    setSize(chosen)
    setMissing(false)
  }
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (size === undefined) {
      setMissing(true)
      notify('account', {
        title: t('add.sizeRequiredTitle'),
        description: t('add.sizeRequiredText'),
        variant: 'destructive',
      })
    } else {
      addToCart({ product, size, quantity: 1 })
      change(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={product.name}
      description={formatEuros(product.price)}
      closeLabel={t('quick.close')}
    >
      <form method="post" onSubmit={take} noValidate>
        <RadioGroupField
          label={ofProducts('product.size')}
          name="size"
          appearance="tiles"
          value={size ?? ''}
          onChange={choose}
          error={isMissing ? t('add.sizeRequiredText') : undefined}
          options={options}
        />
        {product.sizes.some((choice) => isMadeToMeasure(choice.size)) && (
          <p aria-live="polite" className="mt-3 min-h-[7lh] text-ink-soft sm:min-h-[5lh] text-small">
            {size && isMadeToMeasure(size) && madeToMeasure}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <LocalLink
            to={pathTo('product', { id: product.productId })}
            onClick={() => change(false)}
            className="thread-link relative inline-flex min-h-11 items-center"
          >
            {t('quick.details')}
          </LocalLink>
          <Button type="submit" aria-disabled={size === undefined}>
            {t('add.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
