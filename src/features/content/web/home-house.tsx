import { useTranslation } from 'react-i18next'

/** What the house does, in a few sentences. */
export const HomeHouse = () => {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="house" className="grid-12 gap-y-6">
      <h2 id="house" className="col-span-12 font-display text-heading lg:col-span-4">
        {t('home.houseTitle')}
      </h2>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        <p className="font-display text-subheading leading-snug">{t('home.houseLead')}</p>
        <p className="mt-6 max-w-measure text-ink-soft">{t('home.houseText')}</p>
      </div>
    </section>
  )
}
