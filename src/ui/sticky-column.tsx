import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useOwnHeight } from './use-own-height.ts'

interface StickyColumnProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A column that stays visible beside a longer one, from 1024 px. When it is taller than the window, its lower end
 * sticks instead of its upper one, so that the visitor can scroll to its end. Without script it scrolls along.
 */
export const StickyColumn = ({ className, children }: StickyColumnProps) => {
  const column = useRef<HTMLDivElement>(null)
  useOwnHeight(column)
  return (
    <div
      ref={column}
      className={classNames(
        'self-start lg:sticky lg:top-[min(6.5rem,calc(100svh-var(--own-height,500rem)-2rem))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
