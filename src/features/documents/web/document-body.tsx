import { defaultLanguage } from '../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Prose } from '../../../ui/prose.tsx'
import type { HouseDocument } from '../document.schema.ts'
import { useDocumentTexts } from './use-document-texts.ts'

/** A long text; a translation says that it is one, since the French text is what binds (§11.1). */
export const DocumentBody = ({ document }: { document: HouseDocument }) => {
  const { t } = useDocumentTexts()
  return (
    <div className="max-w-measure">
      {useLanguage() !== defaultLanguage && (
        <p className="mb-6 border-garance border-l-2 pl-4 text-ink-soft text-small">{t('translation')}</p>
      )}
      <Prose html={document.html} />
    </div>
  )
}
