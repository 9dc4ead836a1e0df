import { Suspense, useEffect, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import type { Promisable } from '../../../delivery/delivery-promise.rules.ts'

/**
 * The time of the visit. It is undefined until hydration, because the server renders the same page for all at any time.
 */
const useVisitTime = () => {
  const [visitMs, setVisitMs] = useState<number>()
  useEffect(() => setVisitMs(Date.now()), [])
  return visitMs
}

/** The calendar code is loaded after the page, so its text appears after the page, too. */
const DeliveryWindow = lazyPart(() => import('./delivery-window.tsx').then((module) => module.DeliveryWindow))

interface DeliveryDaysProps {
  readonly product: Promisable
  /** In euros. */
  readonly price: number
}

/**
 * Says when a product would arrive if it were ordered now, and for which event day. Its space is reserved, whatever the
 * text will be.
 */
export const DeliveryDays = ({ product, price }: DeliveryDaysProps) => {
  const orderedAtMs = useVisitTime()
  return (
    <span className="@container block text-ink-soft noscript:hidden print:hidden">
      <span
        className={classNames(
          'block',
          product.daysBeforeEvent > 0
            ? 'min-h-[4lh] @min-[22rem]:min-h-[2lh]'
            : 'min-h-[2lh] @min-[22rem]:min-h-[1lh]',
        )}
      >
        {orderedAtMs !== undefined && (
          <Suspense>
            <DeliveryWindow orderedAtMs={orderedAtMs} product={product} price={price} />
          </Suspense>
        )}
      </span>
    </span>
  )
}
