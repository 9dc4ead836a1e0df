import type { ReactNode } from 'react'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { usePlate } from './use-plate.public.ts'

/** The plan of the way to the salon, whose description is read beside it by everybody, and what follows it. */
export const PlanOfTheWay = ({ children }: { children: ReactNode }) => {
  const plan = usePlate('way')
  return (
    <div className="grid-12 items-center gap-y-8">
      {plan && (
        <div className="col-span-12 md:col-span-6">
          <Picture
            image={{ ...plan, alt: '' }}
            focalPoint={plan.focalPoint}
            sizes="(min-width: 108rem) 51rem, (min-width: 48rem) 46vw, 90vw"
            className="aspect-portrait"
          />
        </div>
      )}
      <div className="col-span-12 md:col-span-6 lg:col-span-5 lg:col-start-8 print:block">
        {children}
        {plan && <p className="mt-6 max-w-measure text-ink-soft text-small">{plan.alt}</p>}
      </div>
    </div>
  )
}
