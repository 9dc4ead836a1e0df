import { type ReactNode, useId } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { measuresTexts } from './measures.texts.ts'

interface PartProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Part = ({ title, text, children }: PartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-hairline border-t py-6">
      <h2 id={id} className="font-display text-subheading">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
      {children}
    </section>
  )
}

/** Where measurements are taken, and what becomes of them. */
export const MeasuresEntry = ({ plate }: { plate: ReactNode }) => {
  useOwnTexts('measures', measuresTexts)
  const { t } = useTranslation('measures')
  const { size, forget, forgetting } = useOwnSize()
  return (
    <>
      <p className="mt-4 max-w-measure text-ink-soft text-lead">{t('lead')}</p>
      <div className="mt-10 grid gap-x-gutter gap-y-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <figure aria-label={`${t('plate')}. ${t('plateText')}`} className="max-md:max-w-64">
          {plate}
          <figcaption className="mt-3 text-small">
            <span className="block font-medium">{t('plate')}</span>
            <span className="block text-ink-soft">{t('plateText')}</span>
          </figcaption>
        </figure>
        <div>
          {size && (
            <Part title={t('own.title')} text={t('own.text', { size })}>
              <button
                type="button"
                className="thread-link mt-2 inline-flex min-h-11 items-center"
                aria-disabled={forgetting}
                onClick={() => void forget()}
              >
                {t('own.forget')}
              </button>
            </Part>
          )}
          <Part title={t('home.title')} text={t('home.text')}>
            <WayOn to={pathTo('sizeGuide')} className="mt-2">
              {t('home.way')}
            </WayOn>
          </Part>
          <Part title={t('salon.title')} text={t('salon.text')}>
            <WayOn to={`${pathTo('booking')}?type=measuring`} className="mt-2">
              {t('salon.book')}
            </WayOn>
          </Part>
          <Part title={t('use.title')} text={t('use.text')}>
            <WayOn to={pathTo('privacy')} className="mt-2">
              {t('use.way')}
            </WayOn>
          </Part>
        </div>
      </div>
    </>
  )
}
