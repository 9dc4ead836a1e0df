import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  accent: 'border-garance-fill bg-garance-fill text-on-garance',
  linen: 'border-linen bg-linen text-ink',
  rose: 'border-rose bg-rose text-ink',
  outline: 'border-rule text-ink',
  sage: 'border-sage text-sage',
} as const

interface BadgeProps {
  readonly tone?: keyof typeof TONES
  readonly className?: string
  readonly children: ReactNode
}

/** A short label of one or two words that is attached to something, such as a product card. */
export const Badge = ({ tone = 'linen', className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center border px-2 py-0.5 font-medium text-caption tabular-nums',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
)
