import { useId, useState } from 'react'
import type { RangeLimits } from './range-rules.ts'

interface RangeNumberProps {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly limits: RangeLimits
  readonly unit: string | undefined
  readonly onCommit: (wanted: number) => void
}

/**
 * The number input for one end of a range. A typed value is committed when the field loses the focus or Enter is
 * pressed.
 */
export const RangeNumber = ({ label, name, value, limits, unit, onCommit }: RangeNumberProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const confirm = () => {
    if (typed !== null) onCommit(Number.parseFloat(typed))
    setTyped(null)
  }
  return (
    <div>
      <label htmlFor={id} className="text-caption text-ink-soft">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className="control pe-9 tabular-nums"
          name={name}
          {...limits}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={confirm}
          onKeyDown={(event) => event.key === 'Enter' && confirm()}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 content-center text-ink-soft"
          >
            {unit}
          </span>
        )}
      </div>
    </div>
  )
}
