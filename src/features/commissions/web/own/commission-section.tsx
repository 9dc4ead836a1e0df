import { type ReactNode, useId } from 'react'

interface CommissionSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a commission under its heading. */
export const CommissionSection = ({ title, children }: CommissionSectionProps) => {
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
