import { classNames } from '../class-names.ts'

/** Holds the place of something on its way; the caller gives it the exact size of what will come. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe bg-linen', className)} />
)
