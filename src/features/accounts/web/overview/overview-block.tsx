import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

interface OverviewBlockProps {
  readonly title: string
  /** The picture of the subject: above its text, or beside it on a telephone. */
  readonly plate?: ReactNode
  readonly children: ReactNode
}

/** One subject of the overview: its picture, its name and its present state. */
export const OverviewBlock = ({ title, plate, children }: OverviewBlockProps) => {
  const id = useId()
  const words = (
    <div>
      <h2 id={id} className="mb-2 font-display text-subheading">
        {title}
      </h2>
      {children}
    </div>
  )
  return (
    <section
      aria-labelledby={id}
      className={classNames('border-hairline border-t pt-5', plate != null && 'md:border-t-0 md:pt-0')}
    >
      {plate ? (
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 gap-y-5 md:grid-cols-1">
          <div>{plate}</div>
          {words}
        </div>
      ) : (
        words
      )}
    </section>
  )
}
