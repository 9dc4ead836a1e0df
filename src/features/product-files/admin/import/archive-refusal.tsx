import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FileTooLarge } from '../../../../ui/uploads/upload-queue.ts'
import { ArchiveFault } from '../archives/archive-fault.ts'

/** Why nothing was taken of what was chosen. */
export const ArchiveRefusal = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('productFiles')
  const sentence = () => {
    if (error instanceof ArchiveFault) return t(`archives.${error.kind}`, { name: error.file })
    return t(error instanceof FileTooLarge ? 'archives.tooLarge' : 'archives.unreadable', {
      name: error instanceof Error ? error.message : '',
    })
  }
  return error === undefined ? null : <Refusal className="mt-4">{sentence()}</Refusal>
}
