import type { FileAnswer } from '../../../shared/api/file-answer.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface PaperButtonProps {
  readonly name: string
  readonly ask: () => Promise<FileAnswer>
}

/** Saves a paper of a commission as a file. */
export const PaperButton = ({ name, ask }: PaperButtonProps) => {
  const { t } = useTranslation('deskCommissions')
  const { download, pending, failure } = useDownload(ask)
  return (
    <>
      <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
        {name}
      </Button>
      {failure instanceof Error && <Refusal>{t('quote.failedPaper')}</Refusal>}
    </>
  )
}
