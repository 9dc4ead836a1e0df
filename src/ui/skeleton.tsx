import { classNames } from './class-names.ts'

/** Holds the place of something on its way; the caller gives it the exact size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe bg-linen', className)} />
}
