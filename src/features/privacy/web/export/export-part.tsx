import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PrivacyPart } from '../privacy-part.tsx'
import { privacyParts } from '../privacy-parts.ts'
import { useExport } from './use-export.ts'

/** Everything that the house keeps about the customer, to be downloaded. */
export const ExportPart = () => {
  const { t } = useTranslation('privacy')
  const { files, preparing, prepare } = useExport()
  return (
    <PrivacyPart id={privacyParts.export} title={t('export.title')} lead={t('export.lead')}>
      <Button loading={preparing} onClick={() => void prepare()} className="print:hidden noscript:hidden">
        {t('export.download')}
      </Button>
      <div role="status" className="mt-4 min-h-28 text-small">
        {files && (
          <div className="animate-appear">
            <p>{t('export.ready')}</p>
            <ul className="my-1 flex flex-wrap gap-x-8">
              {files.map(({ kind, name, url }) => (
                <li key={kind}>
                  <a
                    href={url}
                    download={name}
                    className="inline-flex min-h-8 items-center underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
                  >
                    {t(`export.${kind}`)}
                  </a>
                </li>
              ))}
            </ul>
            <p className="text-ink-soft">{t('export.care')}</p>
          </div>
        )}
      </div>
    </PrivacyPart>
  )
}
