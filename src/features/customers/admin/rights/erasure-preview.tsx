import type { ReactNode } from 'react'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Erasure } from '../../rights/rights.contract.ts'
import { customerRightsTexts } from './customer-rights.texts.ts'

type Section = keyof (typeof customerRightsTexts)['fr']['sections']

/** What a part is called; one without a name here keeps its raw one. */
const useSectionName = () => {
  const { t } = useTranslation('customerRights')
  return (section: string) =>
    Object.hasOwn(customerRightsTexts.fr.sections, section) ? t(`sections.${section as Section}`) : section
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-hairline border-t pt-3">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
)

/** What an erasure would erase, what stays and why, and what has to be finished first. */
export const ErasurePreview = ({ erasure }: { readonly erasure: Erasure }) => {
  const { t } = useTranslation('customerRights')
  const lng = useLanguage()
  const nameOf = useSectionName()
  const { hindrances, goes, stays, hasAccount } = erasure
  const byReason = Map.groupBy(stays, ({ reason }) => reason)
  return (
    <div className="flex flex-col gap-5 text-small">
      {hindrances.length > 0 && (
        <Part title={t('erasure.hindered')}>
          <ul className="mt-2">
            {hindrances.map(({ kind, title }) => (
              <li key={`${kind} ${title}`}>{t(`erasure.hindrances.${kind}`, { title })}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('erasure.goes')}>
        {goes.length === 0 && <p className="mt-2">{t('erasure.nothingGoes')}</p>}
        <ul className="mt-2 gap-x-8 sm:columns-2">
          {goes.map(({ section, count }) => (
            <li key={section} className="flex justify-between gap-4">
              {nameOf(section)} <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('erasure.stays')}>
        {stays.length === 0 && <p className="mt-2">{t('erasure.nothingStays')}</p>}
        {[...byReason].map(([reason, kept]) => (
          <div key={reason} className="mt-2">
            <p className="text-ink-soft">{t(`erasure.reasons.${reason}`)}</p>
            <ul>
              {kept.map(({ section, count, until }) => (
                <li key={section} className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    {nameOf(section)} <span className="tabular-nums">{count}</span>
                  </span>
                  {until && <span>{t('erasure.until', { day: spokenDay(until, lng) })}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Part>
      <p>
        {hasAccount && `${t('erasure.lastMail')} `}
        {t('erasure.forGood')}
      </p>
    </div>
  )
}
