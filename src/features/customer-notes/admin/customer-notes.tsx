import { Answered } from '../../../ui/admin/answered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { CustomerNotesContract } from '../customer-notes.contract.ts'
import { notesQuery } from './customer-notes.queries.ts'
import { customerNotesDeskTexts } from './customer-notes-desk.texts.ts'
import { DatesPart } from './dates/dates-part.tsx'
import { NotesPart } from './notes/notes-part.tsx'

/** What the team noted about a person for itself, and the dates that the person agreed to. */
export const CustomerNotes = ({ personId }: { readonly personId: string }) => {
  useOwnTexts('customerNotesDesk', customerNotesDeskTexts)
  const { t } = useTranslation('customerNotesDesk')
  const query = usePrivateQuery(notesQuery(useApi<CustomerNotesContract>(), personId))
  return (
    <Answered
      query={query}
      failed={t('failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-40 w-full" />}
    >
      {({ notes, dates }) => (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <NotesPart personId={personId} notes={notes} />
          <DatesPart personId={personId} dates={dates} />
        </div>
      )}
    </Answered>
  )
}
