import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useEditor } from '../../../../ui/admin/editor/use-editor.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { DocumentsContract, LegalText, LegalTextVersion } from '../../documents.contract.ts'
import { legalTextQuery, readingsOfLegalTexts } from './legal-texts.queries.ts'

interface VersionDraft {
  readonly effective: string
  readonly fr: string
  readonly en: string
}

interface VersionOptions {
  readonly text: LegalText
  /** Undefined for a new one, which begins with the words of the newest. */
  readonly version: LegalTextVersion | undefined
  readonly onDone: () => void
}

const draftOf = ({ versions: [newest] }: LegalText, version: LegalTextVersion | undefined): VersionDraft => ({
  effective: version?.effective ?? '',
  fr: (version ?? newest)?.fr ?? '',
  en: (version ?? newest)?.en ?? '',
})

/** Writes a version of a legal text; what is typed stays while one looks at another page. */
export const useVersion = ({ text, version, onDone }: VersionOptions) => {
  const { t } = useTranslation('legalTexts')
  const lng = useLanguage()
  const api = useApi<DocumentsContract>()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const { name } = text
  const failureOf = (error: unknown) => {
    if (!error) return t('form.toCorrect')
    const isRefusal = error instanceof ApiError && error.status < 500
    if (!isRefusal) return t('form.notSaved')
    return Object.keys(error.fields).length > 0 ? t('form.toCorrect') : error.message
  }
  const editor = useEditor({
    id: `legal-text:${name}:${version?.effective ?? 'new'}`,
    saved: draftOf(text, version),
    version: version?.version ?? 0,
    keptOnLeaving: true,
    keptForDevices: true,
    faultsOf: ({ effective, fr, en }) => ({
      ...(effective === '' && { effective: t('form.missingDay') }),
      ...(fr.trim() === '' && { fr: t('form.missingText') }),
      ...(en.trim() === '' && { en: t('form.missingText') }),
    }),
    send: async ({ draft: { effective, fr, en } }) => {
      await api('PUT /admin/legal-texts/{name}/{effective}', {
        params: { name, effective },
        body: { fr, en, version: version?.version ?? null },
      })
      return effective
    },
    succeeded: (effective) => {
      const isToday = effective === parisTime(Date.now()).date
      const day = longDay(effective, lng)
      notify('general', {
        title: isToday ? t('form.savedToday') : t('form.saved', { day }),
        variant: 'success',
      })
      onDone()
      return draftOf(text, version)
    },
    failed: (error) => setFailure(failureOf(error)),
    reread: async () => {
      const { queryKey } = legalTextQuery(api, name)
      await queries.refetchQueries({ queryKey })
      const versions = queries.getQueryData(legalTextQuery(api, name).queryKey)?.versions
      return versions?.find(({ effective }) => effective === version?.effective)?.version ?? undefined
    },
    refresh: readingsOfLegalTexts,
  })
  return {
    ...editor,
    failure,
    save: () => {
      setFailure(undefined)
      return editor.save()
    },
  }
}
