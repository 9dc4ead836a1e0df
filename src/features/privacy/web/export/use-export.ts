import { useEffect, useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import type { PersonalExport, PrivacyContract } from '../../privacy.contract.ts'

interface OfferedFile {
  readonly kind: 'page' | 'data'
  readonly name: string
  readonly url: string
}

const offer = (kind: OfferedFile['kind'], name: string, file: Blob): OfferedFile => ({
  kind,
  name,
  url: URL.createObjectURL(file),
})

const dayLength = 'YYYY-MM-DD'.length
const indent = 2

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

  const filesOf = async (kept: PersonalExport) => {
    const { personalPage } = await import('./personal-page.ts')
    const name = `${t('export.fileName')}-${kept.exportedAt.slice(0, dayLength)}`
    return [
      offer('page', `${name}.html`, new Blob([personalPage(kept, lng)], { type: 'text/html;charset=utf-8' })),
      offer(
        'data',
        `${name}.json`,
        new Blob([JSON.stringify(kept, null, indent)], { type: 'application/json' }),
      ),
    ]
  }

  const { write, busy } = useWrite({
    send: async () => filesOf((await api('GET /account/export', {})).export),
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
