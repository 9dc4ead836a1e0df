import { useEffect, useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import type { PrivacyContract } from '../../privacy.contract.ts'
import { type ExportFile, exportFiles } from './export-files.public.ts'

interface OfferedFile extends Pick<ExportFile, 'kind' | 'name'> {
  readonly url: string
}

const offered = ({ content, ...file }: ExportFile): OfferedFile => ({
  ...file,
  url: URL.createObjectURL(content),
})

/**
 * Writes what the house keeps about the customer into a page and a data file, both made in the browser, and saves them.
 */
export const useExport = () => {
  const { t } = useTranslation('privacy')
  const api = useApi<PrivacyContract>()
  const lng = useLanguage()
  const [files, setFiles] = useState<readonly OfferedFile[]>()
  useEffect(
    () => () => {
      for (const { url } of files ?? []) URL.revokeObjectURL(url)
    },
    [files],
  )

  const { write, busy } = useWrite({
    send: async () => {
      const { export: kept } = await api('GET /account/export', {})
      return (await exportFiles(kept, { lng, name: t('export.fileName') })).map(offered)
    },
    succeeded: (made) => {
      setFiles(made)
      // Some browsers do not save a second file without permission; for these the links stay on the page.
      for (const file of made) saveFile(file)
    },
    failed: (error) => showFailure(t('export.failed'), error, t('tryAgain')),
    refresh: null,
  })
  return { files, preparing: busy, prepare: write }
}
