import type { ReactNode } from 'react'

interface AdminSectionProps {
  /** Where links of the page lead to; also what its heading is called by. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One subject on a page of the admin. */
export const AdminSection = ({ id, title, lead, children }: AdminSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
    <h2 id={`${id}-title`} className="font-semibold text-subheading">
      {title}
    </h2>
    {lead && <div className="mt-1 max-w-[46rem] text-ink-soft text-small">{lead}</div>}
    <div className="mt-5">{children}</div>
  </section>
)
