import { classNames } from '../class-names.ts'

interface ThreadProps {
  /** How far it is sewn, from 0 to 1; the rest of the way shows as a faint hairline. */
  readonly progress?: number | undefined
  /** Draws itself once when it appears. */
  readonly drawn?: boolean | undefined
  readonly className?: string | undefined
}

/** The house's sign: a line sewn by hand in red. As a divider, or as the progress of something made. */
export const Thread = ({ progress = 1, drawn = false, className }: ThreadProps) => {
  const unsewn = progress < 1
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'relative h-[7px]',
        unsewn && 'before:absolute before:inset-x-0 before:top-[3px] before:h-px before:bg-hairline',
        className,
      )}
    >
      <div
        className={classNames(
          'thread absolute inset-0 bg-garance transition-[clip-path] duration-500',
          drawn && 'animate-sew',
        )}
        style={unsewn ? { clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` } : undefined}
      />
    </div>
  )
}
