import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { type Minutes, timeOfMinutes } from '../calendar-layout.rules.ts'
import type { Shut } from '../shut.rules.ts'
import { hatched, spokenShut } from '../shut-look.ts'
import { heightOf, topOf } from './grid-measures.ts'

interface ShutAreaProps {
  readonly shut: Shut
  readonly shown: Minutes
}

/** Hours in which the house is closed, hatched, with the reason. */
export const ShutArea = ({ shut, shown }: ShutAreaProps) => {
  const { t } = useTranslation('staffCalendar')
  const { from, to } = shut
  return (
    <div
      style={{ top: topOf(from, shown), height: heightOf(to - from) }}
      className={classNames('pointer-events-none absolute inset-x-0 overflow-hidden p-1', hatched)}
    >
      <span className="inline-block max-w-full bg-paper px-1 text-caption text-ink-soft leading-snug">
        {spokenShut(shut, t)}
        <span className="sr-only">
          , {timeOfMinutes(from)} – {timeOfMinutes(to)}
        </span>
      </span>
    </div>
  )
}
