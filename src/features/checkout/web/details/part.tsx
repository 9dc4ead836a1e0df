import { type ReactNode, useId } from 'react'

/** A part of the form under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-hairline border-t pt-6">
      <h3 id={titleId} className="mb-4 font-medium text-lead">
        {title}
      </h3>
      {children}
    </section>
  )
}
