import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { SlotChoice as Choice } from './slot-choice.tsx'

const SlotChoice = lazyPart(() => import('./slot-choice.tsx').then((module) => module.SlotChoice))

/** The calendar of open slots, for pages on which few ask for one: it is loaded once it is shown. */
export const OpenSlots = (choice: ComponentProps<typeof Choice>) => (
  <Suspense fallback={<Skeleton className="h-[26.5rem] w-full" />}>
    <SlotChoice {...choice} />
  </Suspense>
)
