import { useTranslation } from 'react-i18next'

/** Explains the right of withdrawal in three sentences. */
export const GoodToKnow = () => {
  const { t } = useTranslation('withdrawing')
  return (
    <section aria-labelledby="good-to-know" className="border-hairline border-t pt-6">
      <h2 id="good-to-know" className="font-display text-subheading">
        {t('aside.title')}
      </h2>
      <div className="mt-4 flex flex-col gap-3 text-ink-soft text-small">
        <p>{t('aside.days')}</p>
        <p>{t('aside.refund')}</p>
        <p>{t('aside.excluded')}</p>
      </div>
    </section>
  )
}
