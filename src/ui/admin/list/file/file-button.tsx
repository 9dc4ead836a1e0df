import type { Download } from '../../../api/use-download.ts'
import { Button } from '../../../buttons/button.tsx'
import { Refusal } from '../../../forms/refusal.tsx'

interface FileButtonProps {
  readonly file: Download
  readonly label: string
  /** Said where the failure has no words of its own. */
  readonly failed: string
}

/** Saves a list as a file, on wide screens; why it could not be saved stands below the line. */
export const FileButton = ({ file, label, failed }: FileButtonProps) => (
  <>
    {/* It is there only once the account is known: where the line has an end, it moves nothing. */}
    <Button
      size="small"
      variant="quiet"
      loading={file.pending}
      onClick={() => void file.download()}
      className="max-lg:hidden"
    >
      {label}
    </Button>
    {file.failure instanceof Error && (
      <Refusal className="basis-full">{file.failure.message || failed}</Refusal>
    )}
  </>
)
