import type { ReactNode } from 'react'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Doubt } from '../doubts.rules.ts'

interface DoubtsProps {
  readonly doubts: readonly Doubt[]
  readonly actions: (doubt: Doubt) => ReactNode
  /** Where to measure again. */
  readonly picture?: (doubt: Doubt) => ReactNode
}

/** What one asks about once more, with which measures it is about. */
export const Doubts = ({ doubts, actions, picture }: DoubtsProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  return (
    <section aria-label={t('doubts.title')}>
      <h3 className="font-medium">{t('doubts.title')}</h3>
      <ul className="mt-3 flex flex-col gap-4">
        {doubts.map((doubt) => (
          <li key={doubt.key} className="flex gap-4 border-garance border-s-2 ps-4">
            {picture?.(doubt)}
            <div className="min-w-0">
              <p className="font-medium text-small">
                {doubt.measures.map((name) => t(`bodyMeasures:names.${name}`)).join(' · ')}
              </p>
              <p className="mt-0.5 text-ink-soft text-small">{t(`bodyMeasures:doubts.${doubt.rule}`)}</p>
              <div className="mt-2 flex flex-wrap gap-2">{actions(doubt)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
