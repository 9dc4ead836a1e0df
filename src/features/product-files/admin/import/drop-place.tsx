import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

interface DropPlaceProps {
  readonly label: string
  readonly onDrop: (files: readonly File[]) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Where files are chosen, and dropped all the same. */
export const DropPlace = ({ label, onDrop, className, children }: DropPlaceProps) => {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-start gap-3 border border-dashed px-5 py-5 transition-colors sm:flex-row sm:items-center sm:gap-5',
        isOver ? 'border-garance bg-rose' : 'border-rule',
        className,
      )}
    >
      {children}
    </section>
  )
}
