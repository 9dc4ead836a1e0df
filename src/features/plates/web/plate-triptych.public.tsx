import type { ReactNode } from 'react'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { PlateSlot } from '../plate-slots.ts'
import { Plate } from './plate.public.tsx'

interface Leaf {
  readonly slot: PlateSlot
  readonly title: string
  readonly text: string
  /** What stands below the text, such as a price or a way on. */
  readonly further?: ReactNode
}

interface PlateTriptychProps {
  readonly id: string
  readonly title: string
  readonly leaves: readonly Leaf[]
}

/** Three plates with their words, each hung a little lower than the one before. */
export const PlateTriptych = ({ id, title, leaves }: PlateTriptychProps) => (
  <section aria-labelledby={id}>
    <SectionHeading id={id} title={title} />
    <ul className="mt-12 grid gap-x-gutter gap-y-10 md:grid-cols-3 lg:mt-20">
      {leaves.map(({ slot, title, text, further }) => (
        <li
          key={slot}
          className="grid items-center gap-x-5 md:block has-[[data-plate=none]]:border-rule has-[[data-plate=none]]:border-t has-[[data-plate=none]]:max-md:pt-5 not-has-[[data-plate=none]]:grid-cols-[2fr_3fr] not-has-[[data-plate=none]]:md:nth-2:mt-12 not-has-[[data-plate=none]]:md:nth-3:mt-24 not-has-[[data-plate=none]]:lg:nth-2:mt-20 not-has-[[data-plate=none]]:lg:nth-3:mt-40"
        >
          <Plate slot={slot} sizes="(min-width: 108rem) 32rem, (min-width: 48rem) 28vw, 34vw" />
          <div>
            <h3 className="font-display text-subheading md:mt-6">{title}</h3>
            <p className="mt-2 max-w-[28em] text-ink-soft">{text}</p>
            {further}
          </div>
        </li>
      ))}
    </ul>
  </section>
)
