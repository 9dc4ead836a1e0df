import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import type { CustomerNotesContract, NotesAnswer } from '../customer-notes.contract.ts'

type NotesApi = Api<CustomerNotesContract>

/** The notes about a person, and the dates that the person agreed to. */
export const notesQuery = (api: NotesApi, id: string) =>
  queryOptions({
    queryKey: ['customerNotes', id],
    queryFn: ({ signal }) => api('GET /admin/customers/{id}/notes', { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

interface NotesWrite<Input> {
  readonly send: (api: NotesApi, input: Input, attemptKey: string) => Promise<NotesAnswer>
  readonly succeeded?: () => unknown
  /** What a toast says of a failure; a form shows it itself. */
  readonly failed?: string
}

/** How notes and dates are written: the person, whose line tells of the notes, is read again. */
export const useNotesWrite = <Input>({ send, succeeded, failed }: NotesWrite<Input>) => {
  const api = useApi<CustomerNotesContract>()
  return useWrite({
    send: (input: Input, attemptKey) => send(api, input, attemptKey),
    ...(succeeded && { succeeded }),
    ...(failed !== undefined && { failed: (error: unknown) => showFailure(failed, error) }),
  })
}
