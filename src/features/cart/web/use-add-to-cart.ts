import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/toasts.ts'
import { type CartPiece, lineOf } from '../cart-piece.ts'
import { useCart } from './use-cart.ts'

interface Taking {
  readonly piece: CartPiece
  readonly size: string | undefined
  readonly quantity: number
}

/** Takes a piece into the cart and says what came of it (§8). */
export const useAddToCart = () => {
  const { t } = useTranslation('cart')
  const { add } = useCart()
  return (taking: Taking) => {
    const added = add(lineOf(taking))
    notify(
      'account',
      added
        ? { title: t('add.addedTitle'), description: t('add.addedText'), variant: 'success' }
        : { title: t('add.failed'), description: t('add.allTaken'), variant: 'destructive' },
    )
  }
}
