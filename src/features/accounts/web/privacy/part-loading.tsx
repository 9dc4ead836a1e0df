import { classNames } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

interface PartLoadingProps {
  readonly label: string
  readonly places: number
  /** The height of one entry, as it will be. */
  readonly className: string
}

/** Lines that hold the place of what is on its way. */
export const PartLoading = ({ label, places, className }: PartLoadingProps) => (
  <div aria-busy className="noscript:hidden">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: places }, (_, place) => place).map((place) => (
      <div key={place} className={classNames('border-hairline border-b pt-6 first:pt-1', className)}>
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="mt-4 h-3.5 w-full max-w-measure" />
        <Skeleton className="mt-3 h-3.5 w-2/3" />
      </div>
    ))}
  </div>
)
