import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Mail } from '../outbox.contract.ts'
import { withDeadLinks } from '../outbox.rules.ts'

/** The content of a mail: as HTML, in which no script runs and no link works, and as plain text. */
export const MailBody = ({ mail }: { mail: Mail }) => {
  const { t } = useTranslation('outbox')
  const { text, html, language, attachments, lastError, hidesKeys } = mail
  const page = (
    <>
      <iframe
        title={t('reader.frame')}
        sandbox=""
        srcDoc={withDeadLinks(html)}
        className="h-[55svh] w-full border border-hairline bg-sheet"
      />
      <p className="mt-2 text-caption text-ink-soft">{t('reader.deadLinks')}</p>
    </>
  )
  const plain = (
    <p lang={language} className="max-w-measure whitespace-pre-wrap break-words text-small">
      {text}
    </p>
  )
  return (
    <>
      {lastError && (
        <p className="mb-4 border-garance border-s-2 ps-3 text-small">
          <span className="block text-ink-soft">{t('reader.lastError')}</span>
          <span className="break-words">{lastError}</span>
        </p>
      )}
      {hidesKeys && <p className="mb-4 text-ink-soft text-small">{t('reader.hidesKeys')}</p>}
      <Tabs
        label={t('reader.sides')}
        items={[
          { value: 'page', label: t('reader.page'), content: page },
          { value: 'text', label: t('reader.text'), content: plain },
        ]}
      />
      {attachments.length > 0 && (
        <p className="mt-4 text-small">
          <span className="text-ink-soft">{t('reader.attachments')}</span> {attachments.join(', ')}
        </p>
      )}
    </>
  )
}
