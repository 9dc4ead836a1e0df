import { callLink } from '../../../../shared/call-link.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type AskedSize, isUneven, type SizeAdvice } from '../../size-advice.ts'
import type { GirthName } from '../../size-table.ts'
import type { AdvisedChoice } from './advised-choice.ts'
import { MeasuredAdvice } from './measured-advice.tsx'

interface AdviceWordsProps {
  readonly advice: SizeAdvice
  /** The girths that decide here. */
  readonly deciding: readonly GirthName[]
  readonly unit: LengthUnit
  readonly phone: string
  readonly choice: AdvisedChoice
}

const isOfTheTable = (size: AskedSize) => size !== 'below' && size !== 'above'

/** The way from the advice to the purchase: the size is chosen where it was asked for, and remembered. */
const AdvisedSize = ({ size, choice }: { size: string; choice: AdvisedChoice }) => {
  const { t } = useTranslation('sizeGuide')
  const isHere = choice.isAvailable?.(size)
  if (choice.isOwn && choice.remembered === size && !isHere)
    return <p className="mt-2">{t('advice.kept', { size })}</p>
  return (
    <>
      {isHere === false && <p className="mt-2">{t('advice.missingHere', { size })}</p>}
      {(isHere || choice.isOwn) && (
        <Button className="mt-4" onClick={() => choice.choose(size)}>
          {t(isHere ? 'advice.choose' : 'advice.keep', { size })}
        </Button>
      )}
    </>
  )
}

/** Where no size will do: a piece that is cut for this body. */
const Beyond = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('sizeGuide')
  return (
    <p className="mt-2">
      {t('advice.beyond')}{' '}
      <a href={callLink(phone)} className="thread-link whitespace-nowrap py-1.5">
        {phone}
      </a>
    </p>
  )
}

const MadeToMeasureWay = ({ choose }: { choose: () => void }) => {
  const { t } = useTranslation('garmentAdvice')
  return (
    <>
      <p className="mt-4">{t('madeToMeasure.text')}</p>
      <Button variant="secondary" className="mt-3" onClick={choose}>
        {t('madeToMeasure.choose')}
      </Button>
    </>
  )
}

/** Which girths decide, and whether a size alone will do. */
const Reason = ({ advice, deciding, choice }: Pick<AdviceWordsProps, 'advice' | 'deciding' | 'choice'>) => {
  const { t } = useTranslation('sizeGuide')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const { decidedBy, asked } = advice
  const girths = list.format(
    decidedBy.map((girth) => t(choice.isOwn ? `advice.yours.${girth}` : `form.its.${girth}`)),
  )
  return (
    <>
      {asked.length > 1 && (
        <p className="mt-2 text-ink-soft">
          {decidedBy.length === asked.length
            ? t('advice.agree')
            : t('advice.decidedBy', { girths, count: decidedBy.length })}
        </p>
      )}
      {isUneven(advice) && <p className="mt-2 text-ink-soft">{t('advice.uneven')}</p>}
      {deciding.some((girth) => asked.every((one) => one.girth !== girth)) && (
        <p className="mt-2 text-ink-soft">{t('advice.partial')}</p>
      )}
    </>
  )
}

/** The advice in words: the size, what decided, and what to do where no size is enough (§4). */
export const AdviceWords = ({ advice, deciding, unit, phone, choice }: AdviceWordsProps) => {
  const { t } = useTranslation('sizeGuide')
  const { size } = advice
  const isSize = isOfTheTable(size)
  const isToBeCut = !isSize || choice.isAvailable?.(size) === false
  return (
    <div className="border-garance border-l-2 pl-5">
      <p className="font-display text-subheading">
        {size === 'below' || size === 'above' ? t(`advice.${size}`) : t('advice.size', { size })}
      </p>
      {isSize ? <AdvisedSize size={size} choice={choice} /> : <Beyond phone={phone} />}
      <Reason advice={advice} deciding={deciding} choice={choice} />
      <MeasuredAdvice advice={advice} unit={unit} choice={choice} />
      {isToBeCut && choice.chooseMadeToMeasure && <MadeToMeasureWay choose={choice.chooseMadeToMeasure} />}
    </div>
  )
}
