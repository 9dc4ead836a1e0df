import { classNames } from '../class-names.ts'

interface ThreadProps {
  /** The share of the thread that is sewn, from 0 to 1; the rest is a faint line. */
  readonly progress?: number | undefined
  /** Animates the thread once when it appears. */
  readonly drawn?: boolean | undefined
  readonly className?: string | undefined
}

/** The visual sign of the brand: a red hand-sewn line. It is used as a divider, or as a progress bar. */
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
