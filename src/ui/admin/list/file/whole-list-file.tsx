import type { EndpointKey } from '../../../../shared/api/contract.ts'
import type { FileAnswer } from '../../../../shared/api/file-answer.ts'
import { useSession } from '../../../api/api-provider.tsx'
import { useDownload } from '../../../api/use-download.ts'
import { useOwnTexts } from '../../../i18n/use-own-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import { listTexts } from '../list.texts.ts'
import { FileButton } from './file-button.tsx'

interface WholeListFileProps {
  /** A call that the server answers as CSV too. */
  readonly call: EndpointKey
  /** Whose list it is, where the call names it in its path. */
  readonly params?: Readonly<Record<string, string>>
  /** By what its rows are narrowed and sorted. */
  readonly query: Readonly<Record<string, unknown>>
}

/** Saves a list as the server writes it: with all of its fields, whatever columns are shown. */
export const WholeListFile = ({ call, params, query }: WholeListFileProps) => {
  useOwnTexts('list', listTexts)
  const { t } = useTranslation('list')
  const { transport } = useSession()
  const file = useDownload(
    () => transport(call, { params, query, accept: 'text/csv' }) as Promise<FileAnswer>,
  )
  return <FileButton file={file} label={t('file.save')} failed={t('file.failed')} />
}
