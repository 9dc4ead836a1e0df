import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ClosingPart } from './closing/closing-part.tsx'
import { ConsentsPart } from './consents/consents-part.tsx'
import { ExportPart } from './export/export-part.tsx'
import { privacyTexts } from './privacy.texts.ts'
import { SessionsPart } from './sessions/sessions-part.tsx'

/** What the house keeps about a customer, and what the customer decides about it (§12.2). */
export const PrivacyPage = () => {
  useOwnTexts('privacy', privacyTexts)
  const { t } = useTranslation('privacy')
  return (
    <>
      <p className="mt-4 max-w-measure text-ink-soft">{t('lead')}</p>
      <div className="mt-12 flex flex-col gap-16">
        <ConsentsPart />
        <SessionsPart />
        <ExportPart />
        <ClosingPart />
      </div>
    </>
  )
}
