import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { publicationDays } from '../../reviews.limits.ts'

const subjects = ['publication', 'verification', 'dates', 'refusal', 'change'] as const

/** How reviews are written and what the house does with them. The law wants this to be easy to find (§11.9). */
export const Transparency = ({ email }: { email: string }) => {
  const { t } = useTranslation('testimonialsPage')
  return (
    <section id="transparence" aria-labelledby="transparency" className="scroll-mt-24">
      <SectionHeading id="transparency" title={t('transparency.title')} />
      <dl className="mt-8 grid gap-x-gutter gap-y-6 md:max-lg:grid-cols-[14rem_1fr] lg:grid-cols-3 lg:gap-y-10">
        {subjects.map((subject) => (
          <div key={subject} className="max-lg:contents">
            <dt className="font-medium">{t(`transparency.${subject}`)}</dt>
            <dd className="max-w-measure text-ink-soft max-md:-mt-4 lg:mt-2 wrap-anywhere">
              {t(`transparency.${subject}Text`, { days: publicationDays, email })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
