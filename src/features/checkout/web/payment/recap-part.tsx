import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { CheckoutStep } from '../../draft/checkout-steps.rules.ts'
import { stepPath } from '../steps/use-step.ts'

interface RecapPartProps {
  readonly title: string
  /** The step where this part can be changed. */
  readonly step: CheckoutStep
  readonly orderId: string | undefined
  readonly children: ReactNode
}

/** A part of the order as it was entered, with a link to change it (civil code 1127-2). */
export const RecapPart = ({ title, step, orderId, children }: RecapPartProps) => {
  const { t } = useTranslation('checkout')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-hairline border-t py-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 id={titleId} className="font-medium">
          {title}
        </h3>
        <LocalLink
          to={stepPath(step, orderId)}
          aria-label={t('editPart', { part: title })}
          className="inline-flex min-h-8 items-center text-small underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
        >
          {t('edit')}
        </LocalLink>
      </div>
      {children}
    </section>
  )
}
