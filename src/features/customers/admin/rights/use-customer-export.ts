import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { type ExportFile, exportFiles } from '../../../privacy/web/export/export-files.public.ts'
import type { CustomerRightsContract } from '../../rights/rights.contract.ts'

const save = ({ name, content }: ExportFile) => {
  const url = URL.createObjectURL(content)
  saveFile({ url, name })
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Saves all that the house keeps of a person: a page to hand over, and a data file. */
export const useCustomerExport = (id: string) => {
  const { t } = useTranslation('customerRights')
  const api = useApi<CustomerRightsContract>()
  const lng = useLanguage()
  return useWrite({
    send: async () => {
      const { export: kept } = await api('GET /admin/customers/{id}/export', { params: { id } })
      return exportFiles(kept, { lng, name: t('fileName') })
    },
    succeeded: (files) => {
      for (const file of files) save(file)
      notify('general', { title: t('exportDone'), variant: 'success' })
    },
    failed: (error) => showFailure(t('exportFailed'), error),
    refresh: null,
  })
}
