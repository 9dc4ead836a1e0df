import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  /** The id that links point to. */
  readonly id?: string
  readonly title: string
  readonly text: ReactNode
  readonly children: ReactNode
}

/** One part of the profile that can be changed: its explanation beside its form. */
export const ProfileSection = ({ id: place, title, text, children }: ProfileSectionProps) => {
  const id = useId()
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-gutter gap-y-6 border-hairline border-t py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:py-10"
    >
      <div>
        <h2 id={id} className="font-display text-subheading">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft text-small [overflow-wrap:anywhere]">{text}</p>
      </div>
      {children}
    </section>
  )
}
