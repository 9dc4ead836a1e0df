import { type ReactNode, useId, useState } from 'react'
import { formatEuros } from '../../../../shared/money.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { productImage } from '../product-image.ts'
import type { StepProps } from '../step-props.ts'
import { SummaryDelivery } from './summary-delivery.tsx'
import { SummaryProduct } from './summary-product.tsx'
import { SummarySums } from './summary-sums.tsx'

interface SummaryProps {
  readonly step: StepProps
  /** The step lists the products itself: the summary does not repeat them, and is not collapsible. */
  readonly isBesideCart?: boolean
  readonly children?: ReactNode
}

/**
 * The summary beside each step: the products, the delivery and the amounts. On a narrow screen it is collapsed above
 * the step, and its header shows the total.
 */
export const Summary = ({ step, isBesideCart = false, children }: SummaryProps) => {
  const { t } = useTranslation('checkout')
  const titleId = useId()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const { parts, promise, sums } = step
  const title = t('sums.title')
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('bg-sheet', isBesideCart ? 'p-6' : 'px-5 lg:p-6')}
    >
      <h2 id={titleId} className="font-display text-subheading">
        {isBesideCart ? (
          title
        ) : (
          <>
            <span className="max-lg:hidden">{title}</span>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setOpen(!isOpen)}
              className="flex min-h-14 w-full items-center gap-3 text-start lg:hidden"
            >
              {title}
              <Icon
                name="chevron"
                size={18}
                className={classNames('flex-none transition-transform', isOpen && 'rotate-180')}
              />
              <span className="ms-auto whitespace-nowrap font-body font-medium text-body tabular-nums">
                {sums && formatEuros(sums.total)}
              </span>
            </button>
          </>
        )}
      </h2>
      <div
        id={bodyId}
        className={classNames(
          'flex flex-col gap-5',
          isBesideCart ? 'mt-5' : 'max-lg:pb-5 lg:mt-5',
          !isBesideCart && !isOpen && 'max-lg:hidden',
        )}
      >
        {!isBesideCart && (
          <ul className="flex flex-col gap-4">
            {promise.lines.map((line) => (
              <SummaryProduct
                key={`${line.productId} ${line.size}`}
                line={line}
                image={productImage(parts, line)}
                sizeName={parts.sizeName}
              />
            ))}
          </ul>
        )}
        <SummaryDelivery {...step} />
        <SummarySums step={step} />
        {children}
      </div>
    </section>
  )
}
