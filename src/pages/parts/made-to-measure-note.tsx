import { useDeliveryTerms } from '../../features/checkout/web/delivery/delivery-terms-context.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { madeToMeasureTexts } from './made-to-measure-note.texts.ts'

/** What « Sur mesure » means, said where it is chosen: how long it takes, how one is measured, and that it stays. */
export const MadeToMeasureNote = () => {
  useOwnTexts('madeToMeasureNote', madeToMeasureTexts)
  const { t } = useTranslation('madeToMeasureNote')
  const { t: ofProducts } = useTranslation('catalog')
  const { makingWeeks } = useDeliveryTerms()
  return (
    <>
      <span className="block">{t('means', makingWeeks)}</span>{' '}
      <span className="mt-1 block">{ofProducts('product.withdrawalExcluded')}</span>
    </>
  )
}
