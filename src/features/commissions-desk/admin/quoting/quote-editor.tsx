import { useEffect, useRef, useState } from 'react'
import { addDays } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useUnsaved } from '../../../../ui/leaving/leave-guard.tsx'
import { mayLeave } from '../../../../ui/leaving/leave-question.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import {
  quoteTitleLength,
  quoteWordsLength,
  usualValidityDays,
} from '../../../commissions/commissions.limits.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import { ClothRows, LineRows } from './line-rows.tsx'
import { ScheduleRows, StageRows } from './plan-rows.tsx'
import {
  firstDraft,
  readQuote,
  type TypedQuote,
  typedQuote,
  typedTotalCents,
  withinStages,
} from './quote-draft.ts'
import { useQuoteWrites } from './use-quote-writes.ts'

interface QuoteEditorProps {
  readonly commission: DeskCommission
  readonly onClose: () => void
}

const startOf = ({ draft, lastContent, ...commission }: DeskCommission, lng: 'fr' | 'en'): TypedQuote => {
  const content = draft?.content ?? lastContent
  return content ? typedQuote(content, lng) : firstDraft(commission, parisTime(Date.now()).date)
}

/** The next version of a quote as it is written: what it costs is said at once. */
export const QuoteEditor = ({ commission, onClose }: QuoteEditorProps) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const [typed, setTyped] = useState(() => startOf(commission, lng))
  const [isTouched, setTouched] = useState(false)
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<'send' | 'delete'>()
  // The draft that is typed on from: one that a colleague saves meanwhile is not written over.
  const [saved, setSaved] = useState(commission.draft?.saved ?? 0)
  const form = useRef<HTMLFormElement>(null)
  const [validUntil, setValidUntil] = useState(() => addDays(parisTime(Date.now()).date, usualValidityDays))
  const { save, send, remove } = useQuoteWrites({ commission, onClose, onSaved: setSaved })
  useUnsaved(`quote ${commission._id}`, isTouched)
  const version = commission.draft?.version ?? (commission.quotes[0]?.version ?? 0) + 1
  const set = (change: Partial<TypedQuote>) => {
    setTyped((before) => ({ ...before, ...change }))
    setTouched(true)
  }
  useEffect(() => {
    if (faults.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  /** What is typed, once all of it can be read. */
  const read = () => {
    const result = readQuote(typed)
    setFaults(new Set('unreadable' in result ? result.unreadable : []))
    return 'content' in result ? result.content : undefined
  }
  const keep = async () => {
    const content = read()
    if (content && (await save.write({ content, saved }))) setTouched(false)
  }
  const confirm = async () => {
    const content = read()
    setAsked(undefined)
    if (content && (await send.write({ content, saved, validUntil }))) setTouched(false)
  }
  const total = formatEuros(eurosOfCents(typedTotalCents(typed)))
  const text = (name: 'titleFr' | 'titleEn' | 'wordsFr' | 'wordsEn' | 'handoverBy') => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: faults.has(name) ? t('draft.missing') : undefined,
  })
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={t('draft.title', { version })}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      className="@container flex flex-col gap-8 bg-sheet p-4 sm:p-6"
    >
      <h3 className="font-semibold text-lead">{t('draft.title', { version })}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...text('titleFr')}
          label={`${t('draft.name')}, ${t('draft.fr')}`}
          required
          maxLength={quoteTitleLength}
        />
        <TextField
          {...text('titleEn')}
          label={`${t('draft.name')}, ${t('draft.en')}`}
          maxLength={quoteTitleLength}
        />
        <TextareaField
          {...text('wordsFr')}
          label={`${t('draft.words')}, ${t('draft.fr')}`}
          rows={3}
          maxLength={quoteWordsLength}
        />
        <TextareaField
          {...text('wordsEn')}
          label={`${t('draft.words')}, ${t('draft.en')}`}
          rows={3}
          maxLength={quoteWordsLength}
        />
      </div>
      <LineRows
        title={t('draft.lines')}
        add={t('draft.addLine')}
        name="lines"
        rows={typed.lines}
        faults={faults}
        onChange={(lines) => set({ lines })}
      />
      <p className="flex justify-between gap-4 font-medium text-lead">
        <span>{t('draft.total')}</span>
        <output className="tabular-nums">{total}</output>
      </p>
      <LineRows
        title={t('draft.options')}
        add={t('draft.addOption')}
        name="options"
        rows={typed.options}
        faults={faults}
        onChange={(options) => set({ options })}
      />
      <ClothRows rows={typed.cloths} faults={faults} onChange={(cloths) => set({ cloths })} />
      <div className="grid gap-8 @min-[56rem]:grid-cols-2">
        <StageRows
          hours={typed.hours}
          faults={faults}
          onChange={(hours) => set({ hours, schedule: withinStages(typed.schedule, hours) })}
        />
        <ScheduleRows quote={typed} faults={faults} onChange={(schedule) => set({ schedule })} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('handoverBy')} type="date" label={t('draft.handoverBy')} required />
        <TextField
          name="validUntil"
          type="date"
          label={t('draft.validUntil')}
          value={validUntil}
          onChange={({ target }) => setValidUntil(target.value)}
        />
      </div>
      {send.failure !== null && (
        <Refusal>{sentenceOfFailure(send.failure, { failed: t('draft.notSent') })}</Refusal>
      )}
      {commission.email === '' && <p className="bg-rose px-4 py-3 text-small">{t('draft.noAddress')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={save.busy}>
          {t('draft.save')}
        </Button>
        <Button
          loading={send.busy}
          disabled={commission.email === ''}
          onClick={() => read() && setAsked('send')}
        >
          {t('draft.send')}
        </Button>
        {commission.draft && (
          <Button variant="quiet" loading={remove.busy} onClick={() => setAsked('delete')}>
            {t('draft.delete')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void close()}>
          {t('quote.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'send'}
        onClose={() => setAsked(undefined)}
        title={t('draft.sendTitle', { version })}
        keep={t('draft.keep')}
        confirm={t('draft.send')}
        busy={send.busy}
        onConfirm={() => void confirm()}
      >
        <p>{t('draft.sendText', { total })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        title={t('draft.deleteTitle')}
        keep={t('draft.keep')}
        confirm={t('draft.delete')}
        busy={remove.busy}
        onConfirm={() => void remove.write(null)}
      >
        <p>{t('draft.deleteText')}</p>
      </ConfirmDialog>
    </form>
  )
}
