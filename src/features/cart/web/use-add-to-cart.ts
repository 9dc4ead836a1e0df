import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { sizeNameIn } from '../../catalog/size-name.ts'
import { mostLines } from '../cart.limits.ts'
import { isFullFor } from '../cart.rules.ts'
import { type CartProduct, lineOf } from '../cart-product.ts'
import { showCart } from './cart-opening.ts'
import { useCart } from './use-cart.ts'
import { wordsOfRefusal } from './words-of-refusal.ts'

interface Taking {
  readonly product: CartProduct
  readonly size: string | undefined
  readonly quantity: number
}

/** Adds a product to the cart and reports the result (§8). */
export const useAddToCart = () => {
  const { t } = useTranslation('cart')
  const { add, lines } = useCart()
  // The cart of an account, and that of the browser, have their own words (§8).
  const isKept = useSignedIn() === true
  const sizeName = sizeNameIn(useTranslation('catalog').t)
  const named = ({ product: { name }, size, quantity }: Taking) => {
    const product = size === undefined ? name : t('add.inSize', { name, size: sizeName(size) })
    return quantity > 1 ? t('add.several', { piece: product, quantity }) : product
  }
  const refuse = (description: string) =>
    notify('account', { title: t('add.failed'), description, variant: 'destructive' })
  return async (taking: Taking) => {
    const line = lineOf(taking)
    const { size } = taking
    try {
      if (await add(line))
        notify('account', {
          title: t(isKept ? 'add.addedTitleKept' : 'add.addedTitle'),
          description: t('add.addedText'),
          detail: named(taking),
          action: { label: t('add.view'), onPress: showCart },
          variant: 'success',
        })
      else if (isFullFor(lines, line)) refuse(t('add.cartFull', { limit: mostLines }))
      else refuse(size === undefined ? t('add.allTaken') : t('add.allTakenInSize', { size: sizeName(size) }))
    } catch (error) {
      refuse(wordsOfRefusal(error) ?? t('button.unopenedText'))
    }
  }
}
