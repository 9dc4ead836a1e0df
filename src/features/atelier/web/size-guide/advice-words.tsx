import { useTranslation } from 'react-i18next'
import { locales } from '../../../../shared/i18n/locales.ts'
import { callLink } from '../../../../shared/phone.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { type AskedSize, isUneven, type SizeAdvice } from '../../size-advice.ts'
import { girthNames } from '../../size-table.ts'

interface AdviceWordsProps {
  readonly advice: SizeAdvice
  readonly phone: string
}

const isOfTheTable = (size: AskedSize) => size !== 'below' && size !== 'above'

/** The advice in words: the size, what decided, and what to do where no size is enough (product.md §4). */
export const AdviceWords = ({ advice, phone }: AdviceWordsProps) => {
  const { t } = useTranslation('sizeGuide')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const { size, decidedBy, asked } = advice
  const girths = list.format(decidedBy.map((girth) => t(`advice.yours.${girth}`)))
  return (
    <div className="border-garance border-l-2 pl-5">
      <p className="font-display text-subheading">
        {size === 'below' || size === 'above' ? t(`advice.${size}`) : t('advice.size', { size })}
      </p>
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
      {asked.length < girthNames.length && <p className="mt-2 text-ink-soft">{t('advice.partial')}</p>}
    </div>
  )
}
