import { callLink } from '../../../../shared/call-link.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type AskedSize, isUneven, type SizeAdvice } from '../../size-advice.ts'
import type { GirthName } from '../../size-table.ts'

/** What can be done with the size that is advised. */
export interface AdvisedChoice {
  /** The size that is remembered already. */
  readonly remembered: string | undefined
  readonly choose: (size: string) => void
  /** Whether the product at hand is to be had in it; absent where there is none. */
  readonly isAvailable?: ((size: string) => boolean) | undefined
}

interface AdviceWordsProps {
  readonly advice: SizeAdvice
  /** The girths that decide here. */
  readonly deciding: readonly GirthName[]
  readonly phone: string
  readonly choice: AdvisedChoice
}

const isOfTheTable = (size: AskedSize) => size !== 'below' && size !== 'above'

/** The way from the advice to the purchase: the size is chosen where it was asked for, and remembered. */
const AdvisedSize = ({ size, choice }: { size: string; choice: AdvisedChoice }) => {
  const { t } = useTranslation('sizeGuide')
  const isHere = choice.isAvailable?.(size)
  if (choice.remembered === size && !isHere) return <p className="mt-2">{t('advice.kept', { size })}</p>
  return (
    <>
      {isHere === false && <p className="mt-2">{t('advice.missingHere', { size })}</p>}
      <Button className="mt-4" onClick={() => choice.choose(size)}>
        {t(isHere ? 'advice.choose' : 'advice.keep', { size })}
      </Button>
    </>
  )
}

/** The advice in words: the size, what decided, and what to do where no size is enough (§4). */
export const AdviceWords = ({ advice, deciding, phone, choice }: AdviceWordsProps) => {
  const { t } = useTranslation('sizeGuide')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const { size, decidedBy, asked } = advice
  const girths = list.format(decidedBy.map((girth) => t(`advice.yours.${girth}`)))
  return (
    <div className="border-garance border-l-2 pl-5">
      <p className="font-display text-subheading">
        {size === 'below' || size === 'above' ? t(`advice.${size}`) : t('advice.size', { size })}
      </p>
      {isOfTheTable(size) && <AdvisedSize size={size} choice={choice} />}
      {!isOfTheTable(size) && (
        <p className="mt-2">
          {t('advice.beyond')}{' '}
          <a href={callLink(phone)} className="thread-link whitespace-nowrap py-1.5">
            {phone}
          </a>
        </p>
      )}
      {asked.length > 1 && (
        <p className="mt-2 text-ink-soft">
          {decidedBy.length === asked.length
            ? t('advice.agree')
            : t('advice.decidedBy', { girths, count: decidedBy.length })}
        </p>
      )}
      {isUneven(advice) && <p className="mt-2 text-ink-soft">{t('advice.uneven')}</p>}
      {asked.length < deciding.length && <p className="mt-2 text-ink-soft">{t('advice.partial')}</p>}
    </div>
  )
}
