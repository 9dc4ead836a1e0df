import { type ReactNode, useId } from 'react'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { sizeAdvice } from '../../size-advice.ts'
import { type GirthName, girthNames } from '../../size-table.ts'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { AdviceWords } from './advice-words.tsx'
import type { AskedGirths } from './asked-girths.ts'
import { GirthForm } from './girth-form.tsx'
import { Measuring } from './measuring.tsx'
import { sizeGuideTexts } from './size-guide.texts.ts'
import { SizeTable } from './size-table.tsx'

interface SizeGuideProps {
  readonly asked: AskedGirths
  readonly onAsk: (asked: AskedGirths, params: URLSearchParams) => void
  readonly action: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
  /** Sets the size where it was asked for, besides being remembered. */
  readonly onChoose?: ((size: string) => void) | undefined
  readonly isAvailable?: ((size: string) => boolean) | undefined
  /** The girths that decide the size of the product at hand. */
  readonly fittedAt?: readonly GirthName[]
}

const Part = ({ title, whole, children }: { title: string; whole?: boolean; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(whole && '@min-[60rem]:col-span-2')}>
      <h2 id={id} className="mb-5 font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The form with its advice, the table, and how to measure; as a page and beside the page of a product. */
export const SizeGuide = ({
  asked,
  onAsk,
  action,
  phone,
  plateOf,
  onChoose,
  isAvailable,
  fittedAt = girthNames,
}: SizeGuideProps) => {
  useOwnTexts('sizeGuide', sizeGuideTexts)
  const { t } = useTranslation('sizeGuide')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const { size: remembered, remember } = useOwnSize()
  const advice = sizeAdvice(asked.girths, fittedAt)
  const choose = (size: string) => {
    remember(size)
    onChoose?.(size)
  }
  return (
    <div className="@container">
      <div className="grid gap-x-gutter grid-cols-1 gap-y-14 @min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Part title={t('form.title')}>
          <GirthForm asked={asked} onAsk={onAsk} action={action} />
          <div aria-live="polite" className="mt-6 empty:mt-0">
            {asked.empty && <p>{t('form.oneIsEnough')}</p>}
            {fittedAt.length < girthNames.length && (
              <p className="mb-4 text-ink-soft">
                {t('form.fittedAt', { girths: list.format(fittedAt.map((girth) => t(`form.its.${girth}`))) })}
              </p>
            )}
            {advice && (
              <AdviceWords
                advice={advice}
                deciding={fittedAt}
                phone={phone}
                choice={{ remembered, choose, isAvailable }}
              />
            )}
          </div>
        </Part>
        <Part title={t('table.title')}>
          <SizeTable unit={asked.unit} advised={advice?.size} />
          <p className="mt-3 max-w-measure text-ink-soft text-small">{t('table.note')}</p>
        </Part>
        <Part title={t('how.title')} whole>
          <p className="mb-6 max-w-measure text-ink-soft">{t('how.lead')}</p>
          <Measuring plateOf={plateOf} />
        </Part>
      </div>
    </div>
  )
}
