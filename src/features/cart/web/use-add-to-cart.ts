import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/toasts.ts'
import { mostLines } from '../cart.limits.ts'
import { isFullFor } from '../cart.rules.ts'
import { type CartPiece, lineOf } from '../cart-piece.ts'
import { useCart } from './use-cart.ts'
import { wordsOfRefusal } from './words-of-refusal.ts'

interface Taking {
  readonly piece: CartPiece
  readonly size: string | undefined
  readonly quantity: number
}

/** Takes a piece into the cart and says what came of it (§8). */
export const useAddToCart = () => {
  const { t } = useTranslation('cart')
  const { add, lines } = useCart()
  const refuse = (description: string) =>
    notify('account', { title: t('add.failed'), description, variant: 'destructive' })
  return async (taking: Taking) => {
    const line = lineOf(taking)
    try {
      if (await add(line))
        notify('account', {
          title: t('add.addedTitle'),
          description: t('add.addedText'),
          variant: 'success',
        })
      else refuse(isFullFor(lines, line) ? t('add.cartFull', { limit: mostLines }) : t('add.allTaken'))
    } catch (error) {
      refuse(wordsOfRefusal(error) ?? t('button.unopenedText'))
    }
  }
}
