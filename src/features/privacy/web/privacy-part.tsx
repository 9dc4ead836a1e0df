import type { ReactNode, Ref } from 'react'

interface PrivacyPartProps {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** One part of the page: what it is about to the left, what can be done to the right. */
export const PrivacyPart = ({ id, title, lead, titleRef, children }: PrivacyPartProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="@container scroll-mt-24 border-hairline border-t pt-8"
  >
    <div className="grid gap-x-gutter gap-y-6 @min-[46rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <header>
        <h2
          id={`${id}-title`}
          ref={titleRef}
          tabIndex={-1}
          className="scroll-mt-28 font-display text-heading"
        >
          {title}
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft text-small">{lead}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
)
