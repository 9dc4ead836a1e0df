import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import type { ModeratedTestimonial, TestimonialChange } from '../../testimonials.contract.ts'

interface TestimonialFactsProps {
  readonly testimonial: ModeratedTestimonial
  readonly history: readonly TestimonialChange[]
}

/** What the house knows of a testimonial, and what it did to it. */
export const TestimonialFacts = ({ testimonial, history }: TestimonialFactsProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const { createdAt, language, email, emailConfirmed, suspicion } = testimonial
  const facts = [
    ['received', <Moment key="received" at={createdAt} />],
    ['language', t(`opened.languages.${language}`)],
    [
      'email',
      email === null
        ? t('opened.noEmail')
        : `${email} (${t(emailConfirmed ? 'opened.confirmed' : 'opened.unconfirmed')})`,
    ],
    ...(suspicion ? [['suspicion', t(`opened.suspicions.${suspicion}`)] as const] : []),
  ] as const
  return (
    <div className="flex min-w-0 flex-col gap-10 text-small">
      <AdminSection id="facts" title={t('opened.facts')}>
        <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-2">
          {facts.map(([name, fact]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{t(`opened.${name}`)}</dt>
              <dd className="min-w-0 wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
      </AdminSection>
      <AdminSection id="history" title={t('opened.history')}>
        <ol className="flex flex-col gap-3">
          <li>
            <Moment at={createdAt} />
            <span className="block">{t('opened.arrived')}</span>
          </li>
          {history.map(({ at, action, by, reason }) => (
            <li key={`${at} ${action}`}>
              <Moment at={at} />
              <span className="block">
                {t(`opened.actions.${action}`)}
                {reason && ` (${t(`reasons.${reason}`)})`},{' '}
                {by === null ? t('opened.byFormer') : t('opened.by', { name: by })}
              </span>
            </li>
          ))}
        </ol>
      </AdminSection>
    </div>
  )
}
