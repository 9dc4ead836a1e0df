import { VisuallyHidden } from '../visually-hidden.tsx'

const STITCHES = [
  'M3 9.5q5-.6 9.5 0',
  'M18 9.6q5 .8 10 .2',
  'M33.5 9.2q4.8-.3 9.5.3',
  'M48.5 9.8q5 0 10-.5',
  'M64 9.3q4.6.6 9.4.3',
]

/** Shows that something is loading, as a thread with running stitches. */
export const Spinner = ({ label, className }: { label: string; className?: string | undefined }) => (
  <span role="status" className={className}>
    <svg aria-hidden="true" viewBox="0 0 96 20" width={96} height={20} fill="none" strokeLinecap="round">
      {STITCHES.map((stitch, index) => (
        <path
          key={stitch}
          d={stitch}
          className="stitch stroke-garance"
          strokeWidth={1.5}
          style={{ animationDelay: `${index * 320}ms` }}
        />
      ))}
      <path className="needle stroke-ink" strokeWidth={1.1} d="M3 9.5h17m-15.5-.8h2.5v1.6h-2.5z" />
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)
