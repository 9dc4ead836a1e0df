import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../../../../ui/breadcrumb.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import type { PlateSlot } from '../../../plates/plate-slots.ts'
import { Plate } from '../../../plates/web/plate.public.tsx'

interface CreationOpeningProps {
  readonly trail?: readonly BreadcrumbItem[]
  readonly mark: string
  readonly title: string
  readonly lead: string
  /** Where the visit is booked. */
  readonly visit: string
  readonly plate: PlateSlot
  readonly children?: ReactNode
}

/** The head of a page about made to measure: what it is about, what it begins at, how to begin, facing a plate. */
export const CreationOpening = ({
  trail,
  mark,
  title,
  lead,
  visit,
  plate,
  children,
}: CreationOpeningProps) => {
  const { t } = useTranslation('creation')
  return (
    <header className="grid-12 gap-y-10">
      {trail && (
        <div className="col-span-12">
          <Breadcrumb label={t('trail')} items={trail} />
        </div>
      )}
      <div className="col-span-12 self-end md:col-span-7 lg:pb-16">
        <p className="font-display text-ink-soft text-subheading italic">{mark}</p>
        <h1 className="mt-4 font-display text-title">{title}</h1>
        <Thread drawn className="mt-8 w-32" />
        <p className="mt-8 max-w-measure text-lead">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          <Button size="large" className="print:hidden" render={<LocalLink to={visit} />}>
            {t('book')}
          </Button>
          {children}
        </div>
      </div>
      <div className="col-span-9 col-start-4 md:col-span-4 md:col-start-9 print:hidden">
        <Plate slot={plate} priority sizes="(min-width: 108rem) 33rem, (min-width: 48rem) 30vw, 68vw" />
      </div>
    </header>
  )
}
