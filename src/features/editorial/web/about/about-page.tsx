import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import { Plate } from '../../../plates/web/plate.public.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { HouseSkills } from './house-skills.tsx'
import { type Signature, StylistQuote } from './stylist-quote.tsx'

interface AboutPageProps extends Signature {
  readonly city: string
}

const parts = {
  history: ['beginning', 'growth', 'today'],
  philosophy: ['first', 'second', 'third'],
} as const

/** The house in words: where it comes from, how it works, and what it knows how to do (§2). */
export const AboutPage = ({ city, stylist, houseName }: AboutPageProps) => {
  const { t } = useTranslation('about')
  return (
    <>
      <div className="frame flex flex-col gap-section pt-12 pb-section lg:pt-20 print:gap-10 print:py-8">
        <header className="grid-12 items-end gap-y-10">
          <div className="col-span-12 md:col-span-7 md:pb-16">
            <p className="font-display text-ink-soft text-subheading italic">{t('mark', { city })}</p>
            <h1 className="mt-4 font-display text-title">{t('title')}</h1>
            <Thread drawn className="mt-8 w-32" />
            <p className="mt-8 max-w-measure text-lead">{t('lead')}</p>
          </div>
          <div className="col-span-9 col-start-4 md:col-span-4 md:col-start-9 print:hidden">
            <Plate slot="house" priority sizes="(min-width: 108rem) 33rem, (min-width: 48rem) 30vw, 68vw" />
          </div>
        </header>
        <section aria-labelledby="history" className="grid-12 gap-y-6">
          <h2 id="history" className="col-span-12 font-display text-heading md:col-span-4">
            {t('history.title')}
          </h2>
          <div className="col-span-12 max-w-measure space-y-5 md:col-span-7 md:col-start-6">
            {parts.history.map((part) => (
              <p key={part} className="first:text-lead not-first:text-ink-soft">
                {t(`history.${part}`)}
              </p>
            ))}
          </div>
        </section>
      </div>
      <StylistQuote stylist={stylist} houseName={houseName} />
      <div className="frame flex flex-col gap-section py-section print:gap-10 print:py-8">
        <section aria-labelledby="philosophy" className="grid-12 gap-y-6">
          <h2 id="philosophy" className="col-span-12 font-display text-heading md:col-span-4">
            {t('philosophy.title')}
          </h2>
          <ol className="col-span-12 [counter-reset:part] md:col-span-7 md:col-start-6">
            {parts.philosophy.map((part) => (
              <li
                key={part}
                className="grid grid-cols-[2.5rem_1fr] [counter-increment:part] border-hairline border-t py-6 last:border-b"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-ink-soft text-lead italic before:content-[counter(part)]"
                />
                <p className="max-w-measure">{t(`philosophy.${part}`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <HouseSkills />
      </div>
      <ClosingCall title={t('closing.title')} text={t('closing.text')}>
        <Button size="large" render={<LocalLink to={pathTo('booking')} />}>
          {t('closing.book')}
        </Button>
      </ClosingCall>
    </>
  )
}
