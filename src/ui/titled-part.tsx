import { type ReactNode, useId } from 'react'

interface TitledPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a page under its heading, which a printer keeps together. */
export const TitledPart = ({ title, children }: TitledPartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-hairline border-t pt-5">
      <h2 id={id} className="mb-4 font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
