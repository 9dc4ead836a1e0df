import { lazy, Suspense } from 'react'
import { useVisitTime } from './use-visit-time.ts'

/** The calendar comes after the page: what it says is said after the page, too. */
const DeliveryWindow = lazy(() =>
  import('./delivery-window.tsx').then((module) => ({ default: module.DeliveryWindow })),
)

/** Between which days a piece would arrive if it were ordered now. Their room is kept, whichever they will be. */
export const DeliveryDays = ({ madeToMeasure }: { madeToMeasure: boolean }) => {
  const orderedAtMs = useVisitTime()
  return (
    <span className="@container block text-ink-soft noscript:hidden print:hidden">
      <span className="block min-h-[2lh] @min-[22rem]:min-h-[1lh]">
        {orderedAtMs !== undefined && (
          <Suspense>
            <DeliveryWindow orderedAtMs={orderedAtMs} madeToMeasure={madeToMeasure} />
          </Suspense>
        )}
      </span>
    </span>
  )
}
