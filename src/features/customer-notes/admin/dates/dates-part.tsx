import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { CustomerDate } from '../../customer-notes.contract.ts'
import { type DateKind, dateKinds } from '../../customer-notes.limits.ts'
import { useNotesWrite } from '../customer-notes.queries.ts'
import { DateForm } from './date-form.tsx'
import { ShownDate } from './shown-date.tsx'

interface DatesPartProps {
  readonly personId: string
  readonly dates: readonly CustomerDate[]
}

/** A date of a kind that is not kept yet. */
const NewDate = ({ personId, dates }: DatesPartProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const [chosen, setChosen] = useState<DateKind>()
  const free = dateKinds.filter((kind) => dates.every((date) => date.kind !== kind))
  const [first] = free
  if (first === undefined) return null
  if (chosen === undefined)
    return (
      <Button variant="secondary" size="small" onClick={() => setChosen(first)}>
        {t('dates.add')}
      </Button>
    )
  return (
    <div className="flex w-full flex-col gap-5 border-hairline border-t pt-3">
      <SelectField
        label={t('dates.kind')}
        value={chosen}
        autoFocus
        options={free.map((kind) => ({ value: kind, label: t(`dates.kinds.${kind}`) }))}
        onChange={({ target }) => setChosen(free.find((kind) => kind === target.value))}
        frameClassName="w-60"
      />
      <DateForm
        key={chosen}
        personId={personId}
        kind={chosen}
        date={undefined}
        onDone={() => setChosen(undefined)}
      />
    </div>
  )
}

interface QuestionProps {
  readonly personId: string
  /** One that is to be removed, or all of them. */
  readonly asked: CustomerDate | 'all' | undefined
  readonly onClose: () => void
}

/** Asks before a date is removed, or all of them with the consent. */
const RemovalQuestion = ({ personId: id, asked, onClose }: QuestionProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const { write, busy } = useNotesWrite({
    send: (api, which: CustomerDate | 'all') =>
      which === 'all'
        ? api('DELETE /admin/customers/{id}/dates', { params: { id } })
        : api('DELETE /admin/customers/{id}/dates/{kind}', { params: { id, kind: which.kind } }),
    failed: t('dates.notRemoved'),
  })
  const remove = async () => {
    if (asked) await write(asked)
    onClose()
  }
  const ofAll = asked === 'all'
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={t(ofAll ? 'dates.withdrawTitle' : 'dates.removeTitle')}
      keep={t(ofAll ? 'dates.keepAll' : 'dates.keep')}
      confirm={t(ofAll ? 'dates.eraseAll' : 'remove')}
      busy={busy}
      onConfirm={() => void remove()}
    >
      <p>{t(ofAll ? 'dates.withdrawAsk' : 'dates.removeAsk')}</p>
    </ConfirmDialog>
  )
}

/** The dates of a person, each with the consent to it. */
export const DatesPart = ({ personId, dates }: DatesPartProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const [changed, setChanged] = useState<DateKind>()
  const [asked, setAsked] = useState<CustomerDate | 'all'>()
  return (
    <AdminSection id="dates" title={t('dates.title')} lead={t('dates.lead')}>
      {dates.length === 0 && <p className="text-ink-soft text-small">{t('dates.none')}</p>}
      <ul>
        {dates.map((date) =>
          date.kind === changed ? (
            <li key={date._id} className="border-hairline border-t py-3">
              <DateForm
                personId={personId}
                kind={date.kind}
                date={date}
                onDone={() => setChanged(undefined)}
              />
            </li>
          ) : (
            <ShownDate
              key={date._id}
              date={date}
              onChange={() => setChanged(date.kind)}
              onRemove={() => setAsked(date)}
            />
          ),
        )}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <NewDate personId={personId} dates={dates} />
        {dates.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setAsked('all')}>
            {t('dates.withdraw')}
          </Button>
        )}
      </div>
      <RemovalQuestion personId={personId} asked={asked} onClose={() => setAsked(undefined)} />
    </AdminSection>
  )
}
