import { languages } from '../../../shared/i18n/languages.ts'
import { useSession } from '../../api/api-provider.tsx'
import { showFailure } from '../../api/show-failure.ts'
import { useWrite } from '../../api/use-write.ts'
import { Button } from '../../buttons/button.tsx'
import { NewTabLink } from '../../buttons/new-tab-link.tsx'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { notify } from '../../toasts/toasts.ts'
import { Moment } from '../moment.tsx'
import { previewLinkTexts } from './preview-link.texts.ts'

interface PreviewLinkProps {
  /** Asks for a key that opens the preview for some days. */
  readonly send: () => Promise<{ readonly key: string; readonly until: string }>
  /** Where a key opens it. */
  readonly pathOf: (key: string) => string
}

/** Makes a link by which somebody without an account sees what the shop does not show yet. */
export const PreviewLink = ({ send, pathOf }: PreviewLinkProps) => {
  useOwnTexts('previewLink', previewLinkTexts)
  const { t } = useTranslation('previewLink')
  const { publicUrl } = useSession()
  const { write, busy, answer } = useWrite({
    send,
    failed: (error) => showFailure(t('failed'), error),
    refresh: null,
  })
  const to = pathOf(answer?.key ?? '')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(publicUrl + to)
      notify('general', { title: t('copied'), variant: 'success' })
    } catch {
      notify('general', { title: t('notCopied'), variant: 'destructive' })
    }
  }
  return (
    <div className="mt-4 border-hairline border-t pt-3 text-small">
      {answer ? (
        <>
          <p className="text-caption text-ink-soft">
            {t('until')} <Moment at={answer.until} />
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {languages.map((lng) => (
              <NewTabLink key={lng} to={to} newTab={t('newTab')} lng={lng}>
                {t(`in.${lng}`)}
              </NewTabLink>
            ))}
            <Button size="small" variant="quiet" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </div>
        </>
      ) : (
        <Button size="small" variant="quiet" loading={busy} onClick={() => void write()}>
          {t('make')}
        </Button>
      )}
    </div>
  )
}
