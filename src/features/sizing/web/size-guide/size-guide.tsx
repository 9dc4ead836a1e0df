import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { FittedGarment } from '../../garment-ease.ts'
import type { Girths, KeptGirths } from '../../girths.ts'
import { sizeAdvice } from '../../size-advice.ts'
import { type GirthName, girthNames } from '../../size-table.ts'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { AdviceWords } from './advice-words.tsx'
import type { AskedGirths } from './asked-girths.ts'
import { garmentAdviceTexts } from './garment-advice.texts.ts'
import { GirthForm } from './girth-form.tsx'
import { KeptAdvice } from './kept-advice.tsx'
import { Measuring } from './measuring.tsx'
import { sizeGuideTexts } from './size-guide.texts.ts'
import { SizeTable } from './size-table.tsx'
import { TypedAdvice } from './typed-advice.tsx'

/** What the page of a product tells the guide that is opened beside it. */
export interface GuidedProduct {
  /** Sets the size where it was asked for, besides being remembered. */
  readonly onChoose?: ((size: string) => void) | undefined
  readonly isAvailable?: ((size: string) => boolean) | undefined
  /** The size made to measure, where it can be had. */
  readonly madeToMeasure?: string | undefined
  /** The product at hand: where it lies close to the body, and what it measures. */
  readonly garment?: FittedGarment | undefined
  /** Fetches the girths that a customer keeps, and tells them; another slice's. */
  readonly keptGirths?: ((tell: (kept: KeptGirths | undefined) => void) => ReactNode) | undefined
}

interface SizeGuideProps extends GuidedProduct {
  readonly asked: AskedGirths
  readonly onAsk: (asked: AskedGirths, params: URLSearchParams) => void
  readonly action: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
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

/** What can be done with the advised size: remembered if it is the reader's own, and chosen where it was asked for. */
const useAdvisedChoice = (
  { onChoose, isAvailable, madeToMeasure }: GuidedProduct,
  { isOwn }: { isOwn: boolean },
) => {
  const { size: remembered, remember } = useOwnSize()
  return {
    remembered,
    isOwn,
    isAvailable,
    choose: (size: string) => {
      if (isOwn) remember(size)
      onChoose?.(size)
    },
    chooseMadeToMeasure: madeToMeasure === undefined ? undefined : () => onChoose?.(madeToMeasure),
  }
}

/** The advice for what is typed, or for what the customer keeps once that was asked for. */
const useAdvice = (typed: Girths, product: GuidedProduct) => {
  /** Undefined as long as the advice is for what is typed. */
  const [kept, setKept] = useState<KeptGirths | 'awaited'>()
  const found = kept === 'awaited' ? undefined : kept
  return {
    advice: sizeAdvice(kept ? (found?.girths ?? {}) : typed, product.garment),
    choice: useAdvisedChoice(product, { isOwn: found?.isOwn ?? true }),
    isKept: kept !== undefined,
    takeKept: (told: KeptGirths | undefined) => setKept(told ?? 'awaited'),
    takeTyped: () => setKept(undefined),
  }
}

/** The form with its advice, the table, and how to measure; as a page and beside the page of a product. */
export const SizeGuide = ({ asked, onAsk, action, phone, plateOf, ...product }: SizeGuideProps) => {
  useOwnTexts('sizeGuide', sizeGuideTexts)
  useOwnTexts('garmentAdvice', garmentAdviceTexts)
  const { t } = useTranslation('sizeGuide')
  const [unit, setUnit] = useState(asked.unit)
  const { advice, choice, isKept, takeKept, takeTyped } = useAdvice(asked.girths, product)
  const deciding = product.garment?.fittedAt ?? girthNames
  const ask: SizeGuideProps['onAsk'] = (...typed) => {
    takeTyped()
    onAsk(...typed)
  }
  const words = advice && (
    <AdviceWords advice={advice} deciding={deciding} unit={unit} phone={phone} choice={choice} />
  )
  return (
    <div className="@container">
      <div className="grid gap-x-gutter grid-cols-1 gap-y-14 @min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Part title={t('form.title')}>
          <KeptAdvice isKept={isKept} onKept={takeKept} keptGirths={product.keptGirths} words={words} />
          <GirthForm asked={asked} onAsk={ask} action={action} onUnit={setUnit} />
          <TypedAdvice isEmpty={asked.empty} fittedAt={deciding}>
            {!isKept && words}
          </TypedAdvice>
        </Part>
        <Part title={t('table.title')}>
          <SizeTable unit={unit} advised={advice?.size} />
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
