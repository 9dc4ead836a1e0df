import { type BodyLength, type LengthUnit, writeLength } from '../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

/** Writes a length with its unit, as a tape in that unit shows it. */
export const useWrittenLength = (unit: LengthUnit) => {
  const { t } = useTranslation('measuresBook')
  const sign = useLanguage() === 'fr' ? ',' : '.'
  return (length: BodyLength) => `${writeLength(length, unit, sign)}\u00a0${t(`unit.short.${unit}`)}`
}
