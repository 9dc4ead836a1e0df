import { Suspense } from 'react'
import { lazyPart } from '../../ui/late/lazy-part.ts'

const Note = lazyPart(() => import('./made-to-measure-note.tsx').then((module) => module.MadeToMeasureNote))

/** What « Sur mesure » means; its words are loaded when it is chosen. */
export const MadeToMeasure = () => (
  <Suspense>
    <Note />
  </Suspense>
)
