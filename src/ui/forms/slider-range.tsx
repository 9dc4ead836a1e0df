import { useId, useState } from 'react'
import { FieldError } from './field-error.tsx'
import { RangeNumber } from './range-number.tsx'
import { moveRangeEnd, type NumberRange, type RangeLimits } from './range-rules.ts'

type SliderRangeProps = RangeLimits & {
  legend: string
  endLabels: readonly [string, string]
  /** The field names of the two numbers, so that the range posts in a plain form. */
  names: readonly [string, string]
  value: NumberRange
  /** Called when the visitor releases a thumb or confirms a number, not at each pixel. */
  onCommit: (value: NumberRange) => void
  unit?: string
  error?: string | undefined
}

const ENDS = [0, 1] as const

/** A range with two thumbs and two number inputs for the same values. Without script only the numbers show. */
export const SliderRange = (props: SliderRangeProps) => {
  const { legend, endLabels, names, value, onCommit, unit, error, min, max, step } = props
  const errorId = useId()
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen[0] !== value[0] || seen[1] !== value[1]) {
    setSeen(value)
    setDraft(value)
  }
  const moved = (end: 0 | 1, wanted: number) => moveRangeEnd(draft, { end, wanted }, { min, max, step })
  const commit = (next: NumberRange) => {
    setDraft(next)
    if (next[0] !== value[0] || next[1] !== value[1]) onCommit(next)
  }
  const percent = (amount: number) => ((amount - min) / (max - min)) * 100

  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="relative h-11 noscript:hidden">
        <div className="absolute inset-x-3 inset-y-0 flex items-center text-garance">
          <div className="h-px bg-rule" style={{ width: `${percent(draft[0])}%` }} />
          <div className="thread flex-1" />
          <div className="h-px bg-rule" style={{ width: `${100 - percent(draft[1])}%` }} />
        </div>
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            className="range-thumb"
            aria-label={endLabels[end]}
            aria-valuetext={unit ? `${draft[end]} ${unit}` : undefined}
            min={min}
            max={max}
            step={step}
            value={draft[end]}
            // When both thumbs are at the right edge, the lower one must stay on top, or neither could be moved.
            style={{ zIndex: end === 0 && draft[0] > (min + max) / 2 ? 1 : 0 }}
            onChange={(event) => setDraft(moved(end, event.target.valueAsNumber))}
            onPointerUp={() => commit(draft)}
            onKeyUp={() => commit(draft)}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {ENDS.map((end) => (
          <RangeNumber
            key={end}
            label={endLabels[end]}
            name={names[end]}
            value={draft[end]}
            limits={{ min, max, step }}
            unit={unit}
            onCommit={(wanted) => commit(moved(end, wanted))}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
