import { useTranslation } from 'react-i18next'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ThreadPath } from '../../../../ui/thread-path.tsx'

/** From the first visit to the handover (domain.md 4.1). */
const steps = [
  'visit',
  'drawing',
  'deposit',
  'measures',
  'toile',
  'fittings',
  'finishing',
  'handover',
] as const

/** One bend of the thread; the next one goes on in the direction in which it ends. */
const bend = 'M24 0C42 30 6 70 24 100'

/** How a piece is made, along a thread that is sewn as one reads on. */
export const CreationSteps = () => {
  const { t } = useTranslation('madeToMeasure')
  return (
    <section aria-labelledby="steps">
      <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
      <ol className="mt-12 lg:mt-20">
        {steps.map((step, index) => (
          <li
            key={step}
            className="relative grid grid-cols-[3rem_1fr] gap-x-4 pb-10 last:pb-0 md:grid-cols-[1fr_6rem_1fr] md:gap-x-gutter md:pb-12"
          >
            {index < steps.length - 1 && (
              <ThreadPath
                d={bend}
                width={48}
                height={100}
                stretched
                className="thread-follows -bottom-4 absolute top-4 left-0 h-full w-12 overflow-visible md:left-1/2 md:w-24 md:-translate-x-1/2"
              />
            )}
            <span
              aria-hidden="true"
              className="relative z-10 col-start-1 row-start-1 grid size-9 place-content-center justify-self-center bg-paper font-display text-lead italic md:col-start-2"
            >
              {index + 1}
            </span>
            <div
              className={`col-start-2 md:row-start-1 ${index % 2 === 0 ? 'md:col-start-1 md:text-right' : 'md:col-start-3'}`}
            >
              <h3 className="font-display text-subheading">{t(`steps.${step}.title`)}</h3>
              <p className="mt-1 font-medium text-small">{t(`steps.${step}.when`)}</p>
              <p className={`mt-2 max-w-[30em] text-ink-soft ${index % 2 === 0 ? 'md:ml-auto' : ''}`}>
                {t(`steps.${step}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
