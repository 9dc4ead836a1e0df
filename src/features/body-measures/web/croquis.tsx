import { classNames } from '../../../ui/class-names.ts'
import { type MeasureName, measureNames } from '../body-measures.ts'
import { drawCroquis } from '../croquis.ts'
import type { Measures } from '../doubts.rules.ts'

interface CroquisProps {
  readonly measures: Measures
  /** Where the tape lies; all that are known where it is not said. */
  readonly shown?: readonly MeasureName[]
  readonly label: string
  readonly className?: string
}

/** The figure of a body, whose lines follow its measures. */
export const Croquis = ({ measures, shown, label, className }: CroquisProps) => {
  const { outline, head, tapes, box } = drawCroquis(measures)
  const lines = shown ?? measureNames.filter((name) => measures[name] !== undefined)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      className={classNames('h-auto w-full', className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="currentColor" strokeWidth="0.45">
        <ellipse cx={head.x} cy={head.y} rx={head.across} ry={head.down} />
        {outline.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="text-garance" stroke="currentColor" strokeWidth="0.6">
        {lines.map((name) => (
          <path key={name} d={tapes[name]} />
        ))}
      </g>
    </svg>
  )
}
