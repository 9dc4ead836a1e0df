import { classNames } from '../class-names.ts'

/** A placeholder for content that is loading; the caller gives it the exact size of that content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe bg-linen', className)} />
)
