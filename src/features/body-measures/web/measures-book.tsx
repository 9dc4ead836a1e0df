import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../ui/late/lazy-part.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { BodyMeasuresContract } from '../body-measures.contract.ts'
import type { MeasureName } from '../body-measures.ts'
import { ownMeasuresQuery } from './measures.queries.ts'
import { measuresBookTexts } from './measures-book.texts.ts'

const People = lazyPart(() => import('./people/people.tsx').then((module) => module.People))

interface MeasuresBookProps {
  /** How measures are taken, and what becomes of them. */
  readonly about: ReactNode
  /** The picture that shows where the tape goes; another slice's. */
  readonly plateOf: (name: MeasureName) => ReactNode
}

const Awaited = () => {
  const { t } = useTranslation('measuresBook')
  return (
    <div aria-busy className="mt-8 noscript:hidden">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-6 h-96 w-full" />
    </div>
  )
}

/** The measures of a customer and of those for whom the customer orders. */
export const MeasuresBook = ({ about, plateOf }: MeasuresBookProps) => {
  useOwnTexts('measuresBook', measuresBookTexts)
  const { t } = useTranslation('measuresBook')
  const { data, isError, refetch } = usePrivateQuery(ownMeasuresQuery(useApi<BodyMeasuresContract>()))
  const [isMeasuring, setMeasuring] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  if (isError && !data)
    return (
      <>
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
        {about}
      </>
    )
  if (!data) return <Awaited />
  return (
    // They come together: what is about measures would move as the sheets take their room.
    <Suspense fallback={<Awaited />}>
      <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
        <People
          answer={data}
          plateOf={plateOf}
          onMeasuring={(now) => {
            setMeasuring(now)
            // What was pressed is gone: whoever types goes on from here.
            top.current?.focus({ preventScroll: true })
            top.current?.scrollIntoView({ block: 'start' })
          }}
        />
      </div>
      {!isMeasuring && <div className="mt-14 border-hairline border-t pt-2">{about}</div>}
    </Suspense>
  )
}
