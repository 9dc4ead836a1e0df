import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { useDownload } from '../api/use-download.ts'
import { Button } from './button.tsx'

interface PaperButtonProps {
  readonly name: string
  readonly remark?: string
  readonly ask: () => Promise<FileAnswer>
  readonly words: { readonly format: string; readonly failed: string }
}

/** A button by which customers save a paper of theirs. */
export const PaperButton = ({ name, remark, ask, words }: PaperButtonProps) => {
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
          {name} <span className="text-ink-soft">({words.format})</span>
        </span>
      </Button>
      {remark && <span className="-mt-1 block text-ink-soft text-small tabular-nums">{remark}</span>}
      <span role="alert" className="block text-garance text-small">
        {failure !== undefined && words.failed}
      </span>
    </div>
  )
}
