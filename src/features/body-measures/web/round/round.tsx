import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useUnsaved } from '../../../../ui/leaving/leave-guard.tsx'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { bodyMeasuresTexts } from '../../body-measures.texts.ts'
import type { MeasureName } from '../../body-measures.ts'
import { beginMeasuring, type Measuring, nextAsked, takenBy } from '../../measuring.rules.ts'
import { Passes } from './passes.tsx'
import { Review } from './review.tsx'
import type { RoundChoices, SaveMeasures } from './round-choices.ts'
import { Setup } from './setup.tsx'

interface RoundProps {
  readonly profile: MeasureProfile
  /** What is measured; chosen first where it is empty. */
  readonly names: readonly MeasureName[]
  readonly plateOf: (name: MeasureName) => ReactNode
  readonly save: SaveMeasures
  /** Whether the atelier holds the tape. */
  readonly isAtSalon?: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** One round with the tape: how it is taken, every measure twice, and what is doubtful before it is saved. */
export const Round = (props: RoundProps) => {
  const { profile, names, plateOf, save, isAtSalon = false, onSaved, onCancel } = props
  useOwnTexts('bodyMeasures', bodyMeasuresTexts)
  const { t } = useTranslation('measuresBook')
  const [choices, setChoices] = useState<RoundChoices>()
  const [measuring, setMeasuring] = useState<Measuring>(() => beginMeasuring(names))
  const [isReviewed, setReviewed] = useState(false)
  useUnsaved('body-measures', takenBy(measuring).length > 0)
  const asked = nextAsked(measuring)
  const step = choices === undefined ? 'setup' : asked === undefined || isReviewed ? 'review' : 'passes'
  const own = t(isAtSalon ? 'round.ofCustomer' : 'round.own')
  const title = profile.name === null ? own : t('round.of', { name: profile.name })
  const change = (next: Measuring) => {
    setReviewed(false)
    setMeasuring(next)
  }
  return (
    <Step key={step}>
      <h2 className={isAtSalon ? 'font-medium' : 'font-display text-heading'}>{title}</h2>
      {choices === undefined ? (
        <Setup
          names={names}
          isAtSalon={isAtSalon}
          onCancel={onCancel}
          onBegin={(chosen, what) => {
            setChoices(chosen)
            setMeasuring(beginMeasuring(what))
          }}
        />
      ) : asked === undefined || isReviewed ? (
        <Review
          profile={profile}
          measuring={measuring}
          choices={choices}
          plateOf={plateOf}
          onChange={change}
          save={save}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      ) : (
        <Passes
          measuring={measuring}
          asked={asked}
          unit={choices.unit}
          plateOf={plateOf}
          onChange={change}
          onStop={() => setReviewed(true)}
          onCancel={onCancel}
        />
      )}
    </Step>
  )
}

/**
 * A step is as high as it needs: it is shown from its top, where the page would stay at the button of the one before, and
 * has the focus until a field of it takes it.
 */
const Step = ({ children }: { readonly children: ReactNode }) => {
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="mt-6 scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
