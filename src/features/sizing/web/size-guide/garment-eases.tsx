import { type LengthUnit, lengthOfCm, writeLength } from '../../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type Ease, isLoose, takenInCm } from '../../garment-ease.ts'

/** The least that a tape shows: what is less, and something, is told as that. */
const least: Readonly<Record<LengthUnit, number>> = { cm: lengthOfCm(0.1), in: lengthOfCm(2.54 / 16) }

/** Writes centimetres as a tape in that unit shows them. */
const useWrittenCm = (unit: LengthUnit) => {
  const { t } = useTranslation('garmentAdvice')
  const sign = useLanguage() === 'fr' ? ',' : '.'
  return (cm: number) =>
    `${writeLength(Math.max(least[unit], lengthOfCm(cm)), unit, sign)}\u00a0${t(`unit.${unit}`)}`
}

/** How much larger than the body it is, in words. */
const useEaseWords = (unit: LengthUnit) => {
  const { t } = useTranslation('garmentAdvice')
  const written = useWrittenCm(unit)
  return ({ easeCm }: Ease) => {
    if (easeCm === 0) return t('eases.none')
    return t(easeCm < 0 ? 'eases.short' : 'eases.ease', { ease: written(Math.abs(easeCm)) })
  }
}

/** How it lies there, and what the atelier could change of it, in words. */
const useLyingWords = (unit: LengthUnit) => {
  const { t } = useTranslation('garmentAdvice')
  const written = useWrittenCm(unit)
  return (ease: Ease) => {
    if (ease.lackingCm > 0) return t('eases.tight', { cm: written(ease.lackingCm) })
    if (isLoose(ease)) return t('eases.loose', { cm: written(takenInCm(ease)) })
    return t(ease.floats ? 'eases.floats' : 'eases.drawn')
  }
}

interface GarmentEasesProps {
  readonly size: string
  readonly eases: readonly Ease[]
  readonly unit: LengthUnit
}

/** How a garment lies on the body in one size, girth by girth. */
export const GarmentEases = ({ size, eases, unit }: GarmentEasesProps) => {
  const { t } = useTranslation(['garmentAdvice', 'sizeGuide'])
  const easeOf = useEaseWords(unit)
  const lyingOf = useLyingWords(unit)
  return (
    <div className="mt-5 text-small">
      <h3 className="font-medium">{t('eases.title', { size })}</h3>
      <dl className="mt-2">
        {eases.map((ease) => (
          <div key={ease.girth} className="border-hairline border-t py-2">
            <dt>{t(`sizeGuide:girths.${ease.girth}`)}</dt>
            <dd className="text-ink-soft">{t('eases.line', { ease: easeOf(ease), lies: lyingOf(ease) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
