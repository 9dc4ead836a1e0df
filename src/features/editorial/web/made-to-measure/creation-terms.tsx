import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface CreationTermsProps {
  readonly included: readonly string[]
  readonly excluded: readonly string[]
}

/** What the price of a creation contains, and what it does not. */
export const CreationTerms = ({ included, excluded }: CreationTermsProps) => {
  const { t } = useTranslation('creation')
  return (
    <div className="grid-12 gap-y-10">
      <section aria-labelledby="included" className="col-span-12 md:col-span-7">
        <h2 id="included" className="font-display text-heading">
          {t('included')}
        </h2>
        <ul className="mt-6">
          {included.map((line) => (
            <li key={line} className="border-hairline border-t py-4 text-lead last:border-b">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="excluded" className="col-span-12 md:col-span-4 md:col-start-9">
        <h2 id="excluded" className="font-display text-subheading md:pt-[0.6em]">
          {t('excluded')}
        </h2>
        <ul className="mt-6 space-y-3 text-ink-soft">
          {excluded.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
