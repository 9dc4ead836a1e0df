import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SizeAdvice } from '../../size-advice.ts'
import type { AdvisedChoice } from './advised-choice.ts'
import { GarmentEases } from './garment-eases.tsx'

interface MeasuredAdviceProps {
  readonly advice: SizeAdvice
  readonly unit: LengthUnit
  readonly choice: AdvisedChoice
}

/** What the measures of the garment add: how it lies in the advised size, and the size before it where that would do. */
export const MeasuredAdvice = ({ advice, unit, choice }: MeasuredAdviceProps) => {
  const { t } = useTranslation(['garmentAdvice', 'sizeGuide'])
  const { size, eases, smaller } = advice
  if (eases.length === 0 && !smaller) return null
  return (
    <>
      {eases.length > 0 && <GarmentEases size={size} eases={eases} unit={unit} />}
      {smaller && (
        <>
          <p className="mt-5">{t('between', { size: smaller.size })}</p>
          <GarmentEases size={smaller.size} eases={smaller.eases} unit={unit} />
          {choice.isAvailable?.(smaller.size) && (
            <Button variant="secondary" className="mt-3" onClick={() => choice.choose(smaller.size)}>
              {t('sizeGuide:advice.choose', { size: smaller.size })}
            </Button>
          )}
        </>
      )}
      <p className="mt-3 text-caption text-ink-soft">{t('eases.explained')}</p>
    </>
  )
}
