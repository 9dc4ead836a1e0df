import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/** Gives an element its own height as `--own-height`: CSS alone cannot make a tall column stick by its lower end. */
const useOwnHeight = (ref: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const tell = () => current.style.setProperty('--own-height', `${current.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])
}

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
