import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'

interface HomeHeroProps {
  readonly city: string
  /** The picture that faces the title; it fills the height that it is given. */
  readonly plate: ReactNode
}

/**
 * The first page of the house: its promise, facing a plate, over the whole window (§2). The header lies on top of it;
 * the plate begins so low that the header is opaque before they meet, as its words could not be read on both.
 */
export const HomeHero = ({ city, plate }: HomeHeroProps) => {
  const { t } = useTranslation('home')
  return (
    <section className="group/plates -mt-18 min-h-svh print:mt-0 print:min-h-0 pl-[max(var(--spacing-margin),calc((100%-108rem)/2+var(--spacing-margin)))] lg:grid lg:grid-cols-12">
      <div className="flex flex-col justify-center pt-24 print:pt-8 pr-margin pb-8 lg:col-span-7 lg:pt-28 lg:pr-gutter lg:pb-40 group-has-[[data-plate=none]]/plates:min-h-svh group-has-[[data-plate=none]]/plates:lg:col-span-10">
        <p className="font-display text-ink-soft text-subheading italic">{t('heroMark', { city })}</p>
        <h1 className="mt-5 font-display text-display lg:text-[clamp(3rem,7.2vw,7.5rem)]">
          {t('heroTitle')}
        </h1>
        <Thread drawn className="mt-6 w-40 lg:mt-8" />
        <div className="mt-6 flex flex-wrap gap-4 lg:mt-8 print:hidden">
          <Button
            className="sm:max-lg:min-w-68 xl:min-w-68"
            size="large"
            render={<LocalLink to={pathTo('shop')} />}
          >
            {t('discover')}
          </Button>{' '}
          <Button
            className="sm:max-lg:min-w-68 xl:min-w-68"
            size="large"
            variant="secondary"
            render={<LocalLink to={pathTo('booking')} />}
          >
            {t('book')}
          </Button>
        </div>
      </div>
      <div className="relative overflow-hidden bg-plate ml-[18%] md:max-lg:ml-[38%] lg:ml-0 max-lg:aspect-portrait lg:col-span-5 lg:mt-30 has-[[data-plate=none]]:hidden">
        {plate}
      </div>
    </section>
  )
}
