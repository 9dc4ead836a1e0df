import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useTakeBack } from '../../take-backs/admin/use-take-back.public.ts'
import type { JournalEntry } from '../journal.contract.ts'

/** Takes back what an entry tells, where it can be tried. */
export const TakeBackEntry = ({ entry }: { entry: JournalEntry }) => {
  const { _id, kind, subject, action, retractable } = entry
  const { t } = useTranslation('takeBack')
  const { takeBack, busy } = useTakeBack()
  if (!retractable) return null
  return (
    <Button
      size="small"
      variant="quiet"
      loading={busy}
      onClick={() => void takeBack({ kind, ids: [subject], action, entry: _id })}
      className="-my-2 text-garance"
    >
      {t('goBack')}
    </Button>
  )
}
