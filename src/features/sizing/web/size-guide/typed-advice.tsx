import type { ReactNode } from 'react'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type GirthName, girthNames } from '../../size-table.ts'

interface TypedAdviceProps {
  /** The guide was asked without any girth. */
  readonly isEmpty: boolean
  /** The girths that decide the size of the product at hand. */
  readonly fittedAt: readonly GirthName[]
  /** The advice in words. */
  readonly children: ReactNode
}

/** What is answered below the form. */
export const TypedAdvice = ({ isEmpty, fittedAt, children }: TypedAdviceProps) => {
  const { t } = useTranslation('sizeGuide')
  const list = new Intl.ListFormat(locales[useLanguage()])
  return (
    <div aria-live="polite" className="mt-6 empty:mt-0">
      {isEmpty && <p>{t('form.oneIsEnough')}</p>}
      {fittedAt.length < girthNames.length && (
        <p className="mb-4 text-ink-soft">
          {t('form.fittedAt', { girths: list.format(fittedAt.map((girth) => t(`form.its.${girth}`))) })}
        </p>
      )}
      {children}
    </div>
  )
}
