import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface TakenLine {
  readonly size?: string | null | undefined
  readonly quantity: number
}

/** The details of a line besides its name and price: the size, and the quantity if it is more than one. */
export const useLineFacts = (sizeName: (size: string) => string) => {
  const { t } = useTranslation('checkout')
  return ({ size, quantity }: TakenLine) =>
    [
      size && t('payment.size', { size: sizeName(size) }),
      quantity > 1 && t('payment.quantity', { count: quantity }),
    ]
      .filter(Boolean)
      .join(' · ')
}
