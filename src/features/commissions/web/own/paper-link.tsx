import type { FileAnswer } from '../../../../shared/api/file-answer.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface PaperLinkProps {
  readonly name: string
  readonly remark?: string
  readonly ask: () => Promise<FileAnswer>
}

/** A button that saves a paper of a commission. */
export const PaperLink = ({ name, remark, ask }: PaperLinkProps) => {
  const { t } = useTranslation('ownCommission')
  const { download, pending, failure } = useDownload(ask)
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        loading={pending}
        onClick={() => void download()}
        className="min-h-11 text-start"
      >
        <span>
          {name} <span className="text-ink-soft">({t('papers.format')})</span>
        </span>
      </Button>
      {remark && <span className="-mt-1 block text-ink-soft text-small tabular-nums">{remark}</span>}
      <span role="alert" className="block text-garance text-small">
        {failure !== undefined && t('papers.failed')}
      </span>
    </div>
  )
}
