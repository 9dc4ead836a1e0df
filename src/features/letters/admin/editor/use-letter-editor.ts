import { useQueryClient } from '@tanstack/react-query'
import { textOf } from '../../../../ui/admin/editor/conflicts.tsx'
import { useEditor } from '../../../../ui/admin/editor/use-editor.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { Letter, LettersContract } from '../../letters.contract.ts'
import { letterQuery, lettersKey } from '../letters.queries.ts'
import { contentOf, draftOf } from './letter-draft.ts'

/** Edits a draft; what a colleague has saved meanwhile is shown field by field. */
export const useLetterEditor = (letter: Letter) => {
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const queries = useQueryClient()
  const query = letterQuery(api, letter._id)
  const editor = useEditor({
    id: `letter:${letter._id}`,
    saved: draftOf(letter),
    version: letter.version,
    keptOnLeaving: false,
    keptForDevices: true,
    faultsOf: () => ({}),
    sentBy: contentOf,
    send: ({ draft }) =>
      api('PUT /admin/letters/{id}', {
        params: { id: letter._id },
        body: { ...contentOf(draft), version: letter.version },
      }),
    succeeded: (answer) => {
      queries.setQueryData(query.queryKey, answer)
      notify('general', { title: t('saved'), variant: 'success' })
      return draftOf(answer.letter)
    },
    failed: (error) => {
      if (error !== undefined) showFailure(t('notSaved'), error)
    },
    reread: async () => (await queries.fetchQuery(query)).letter.version,
    refresh: { queryKey: lettersKey },
  })
  return {
    ...editor,
    conflicts: editor.contested.map((field) => ({
      field,
      label: t(`fields.${field}`),
      theirs: textOf(editor.saved[field]),
      take: () => editor.takeSaved(field),
    })),
  }
}
