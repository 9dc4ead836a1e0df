import type { ReactNode } from 'react'

interface SpecimenProps {
  readonly title: string
  readonly children: (theme: 'light' | 'dark') => ReactNode
}

/** One part of the styleguide, shown in the light and the dark theme, side by side where there is room. */
export const Specimen = ({ title, children }: SpecimenProps) => (
  <section aria-label={title} className="grid lg:grid-cols-2">
    {(['light', 'dark'] as const).map((theme) => (
      <div key={theme} data-theme={theme} className="px-margin py-12">
        <h2 className="mb-8 border-hairline border-b pb-3 font-display text-ink-soft text-subheading italic">
          {title}
        </h2>
        {children(theme)}
      </div>
    ))}
  </section>
)
