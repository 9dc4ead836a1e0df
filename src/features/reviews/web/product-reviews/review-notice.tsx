import { useTranslation } from 'react-i18next'

/** Says how reviews are collected and in which order they stand. The law wants this beside them (L111-7-2, §11.9). */
export const ReviewNotice = ({ ordered }: { ordered: boolean }) => {
  const { t } = useTranslation('reviews')
  return (
    <div className="max-w-measure text-ink-soft text-small">
      {ordered && <p>{t('order')}</p>}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-ink">
          {t('how')}
        </summary>
        <div className="mt-1 flex flex-col gap-3 border-hairline border-l pl-4">
          <p>{t('howWritten')}</p>
          <p>{t('howVerified')}</p>
          <p>{t('howRemoved')}</p>
        </div>
      </details>
    </div>
  )
}
