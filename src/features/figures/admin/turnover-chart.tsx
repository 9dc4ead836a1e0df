interface Step {
  readonly at: string
  readonly now: number
  readonly before: number
}

interface TurnoverChartProps {
  readonly steps: readonly Step[]
  readonly label: string
}

const width = 720
const height = 150
/** Of the width of a step, what its bar takes. */
const barShare = 0.62

/** Two periods over each other: the current one as bars, the one before as a line. The numbers stand in a table below. */
export const TurnoverChart = ({ steps, label }: TurnoverChartProps) => {
  const most = Math.max(1, ...steps.flatMap(({ now, before }) => [now, before]))
  const step = width / steps.length
  const heightOf = (value: number) => (value / most) * (height - 8)
  const line = steps
    .map(({ before }, place) => {
      const y = (height - heightOf(before)).toFixed(1)
      return `${place === 0 ? 'M' : 'L'}${(place * step).toFixed(1)} ${y}H${((place + 1) * step).toFixed(1)}`
    })
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-rule" strokeWidth={1} fill="none" />
      {steps.map(({ at, now }, place) => (
        <rect
          key={at}
          x={place * step + (step * (1 - barShare)) / 2}
          y={height - heightOf(now)}
          width={step * barShare}
          height={heightOf(now)}
          className="fill-garance"
        />
      ))}
      <path d={line} className="stroke-ink-soft" strokeWidth={1} strokeDasharray="4 3" fill="none" />
    </svg>
  )
}
