import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ThreadPath } from '../../../../ui/thread/thread-path.tsx'

/** From the first visit to the handover (§14.1). */
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

/** From one number to the next on the other side, and back: each stretch begins in the direction in which the last ended. */
const bends = ['M0 0C0 62 100 38 100 100', 'M100 0C100 62 0 38 0 100'] as const

/** How a product is made, along a thread that is sewn as one reads on. */
export const CreationSteps = () => {
  const { t } = useTranslation('madeToMeasure')
  return (
    <section aria-labelledby="steps">
      <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
      <ol className="mt-12 [counter-reset:step] lg:mt-20">
        {steps.map((step, index) => {
          const isLeft = index % 2 === 0
          return (
            <li
              key={step}
              className="relative grid grid-cols-[4.5rem_1fr] [counter-increment:step] gap-x-4 pb-9 last:pb-0 md:grid-cols-[1fr_9rem_1fr] lg:grid-cols-[1fr_16rem_1fr] md:gap-x-gutter md:pb-6"
            >
              {index < steps.length - 1 && (
                <ThreadPath
                  d={isLeft ? bends[0] : bends[1]}
                  width={100}
                  height={100}
                  stretched
                  className="thread-follows absolute top-[1.125rem] left-[1.125rem] h-full w-[2.25rem] overflow-visible md:left-1/2 md:w-[6.75rem] md:-translate-x-1/2 lg:w-[13.75rem]"
                />
              )}
              <span
                aria-hidden="true"
                className={classNames(
                  'relative z-10 col-start-1 row-start-1 grid size-9 place-content-center rounded-full bg-paper font-display text-subheading italic leading-none before:content-[counter(step)] md:col-start-2',
                  !isLeft && 'justify-self-end',
                )}
              />
              <div
                className={classNames(
                  'col-start-2 md:row-start-1 md:w-full md:max-w-[27em]',
                  isLeft ? 'md:col-start-1 md:justify-self-end' : 'md:col-start-3',
                )}
              >
                <h3 className="font-display text-subheading">{t(`steps.${step}.title`)}</h3>
                <p className="mt-1 font-medium text-small">{t(`steps.${step}.when`)}</p>
                <p className="mt-2 text-ink-soft">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
