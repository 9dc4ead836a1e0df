import type { ReactNode } from 'react'

interface AdminSectionProps {
  /** The anchor that links lead to; the id of the heading is derived from it. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A section of an admin page about one subject. */
export const AdminSection = ({ id, title, lead, children }: AdminSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
    <h2 id={`${id}-title`} className="font-semibold text-subheading">
      {title}
    </h2>
    {lead && <div className="mt-1 max-w-[46rem] text-ink-soft text-small">{lead}</div>}
    <div className="mt-5">{children}</div>
  </section>
)
