import type { FileAnswer } from '../../../shared/api/file-answer.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface DownloadPaperProps {
  readonly name: string
  readonly ask: () => Promise<FileAnswer>
}

/** Saves a paper of the house as a file. */
export const DownloadPaper = ({ name, ask }: DownloadPaperProps) => {
  const { t } = useTranslation('adminOrders')
  const { download, pending, failure } = useDownload(ask)
  return (
    <>
      <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
        {name}
      </Button>
      {failure instanceof Error && <Refusal>{failure.message || t('documents.failed')}</Refusal>}
    </>
  )
}
