import { type ReactNode, useId } from 'react'

/** One subject of the overview, below a hairline, as on a printed card. */
export const OverviewBlock = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-5 pb-2 md:last:odd:col-span-2">
      <h2 id={id} className="mb-3 font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
