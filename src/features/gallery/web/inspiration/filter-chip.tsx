import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

const style = 'flex min-h-11 items-center gap-2 border px-3 py-1.5 text-small transition-colors'

interface FilterChipProps {
  readonly to: string
  readonly isChosen: boolean
  readonly count: number
  readonly children: ReactNode
}

/** A choice in the address: pressed again it is taken back. One that would show nothing stays to be read, and leads nowhere. */
export const FilterChip = ({ to, isChosen, count, children }: FilterChipProps) => {
  const words = (
    <>
      {children}{' '}
      <span className={classNames('ml-auto text-caption tabular-nums', isChosen && 'sr-only')}>
        ({count})
      </span>
      {isChosen && <Icon name="check" size={16} className="ml-auto flex-none" />}
    </>
  )
  if (count === 0 && !isChosen)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that cannot be followed has no address
      <a
        role="link"
        aria-disabled="true"
        className={classNames(style, 'border-hairline border-dashed text-ink-soft')}
      >
        {words}
      </a>
    )
  return (
    <LocalLink
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        style,
        isChosen ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-ink hover:bg-linen',
      )}
    >
      {words}
    </LocalLink>
  )
}
