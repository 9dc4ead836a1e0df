import { useState } from 'react'
import { addDays } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useUnsaved } from '../../../../ui/leaving/leave-guard.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import {
  quoteTitleLength,
  quoteWordsLength,
  usualValidityDays,
} from '../../../commissions/commissions.limits.ts'
import type { QuoteContent } from '../../../commissions/quotes/quote-content.ts'
import type { CommissionsDeskContract, DeskCommission } from '../../commissions-desk.contract.ts'
import { useCommissionWrite } from '../use-commission-write.ts'
import { ClothRows, LineRows } from './line-rows.tsx'
import { ScheduleRows, StageRows } from './plan-rows.tsx'
import { firstDraft, readQuote, type TypedQuote, typedQuote, typedTotalCents } from './quote-draft.ts'

interface QuoteEditorProps {
  readonly commission: DeskCommission
  readonly onClose: () => void
}

const startOf = ({ draft, lastContent, ...commission }: DeskCommission, lng: 'fr' | 'en'): TypedQuote => {
  const content = draft?.content ?? lastContent
  return content ? typedQuote(content, lng) : firstDraft(commission, parisTime(Date.now()).date)
}

/** The calls that an editor makes, and what they say. */
const useQuoteWrites = ({ commission, onClose }: QuoteEditorProps) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const params = { id: commission._id }
  const save = useCommissionWrite({
    done: t('draft.saved'),
    failed: t('draft.failed'),
    send: (body: { content: QuoteContent; saved: number }) =>
      api('PUT /admin/commissions/{id}/draft', { params, body }),
  })
  const send = useCommissionWrite({
    done: t('draft.sent'),
    failed: t('draft.notSent'),
    send: async (
      { content, saved, validUntil }: { content: QuoteContent; saved: number; validUntil: string },
      idempotencyKey,
    ) => {
      const { commission: drafted } = await api('PUT /admin/commissions/{id}/draft', {
        params,
        body: { content, saved },
      })
      await api('POST /admin/commissions/{id}/draft/send', {
        params,
        body: { saved: drafted.draft?.saved ?? 0, validUntil },
        idempotencyKey,
      })
    },
    after: onClose,
  })
  const remove = useCommissionWrite({
    done: t('draft.deleted'),
    failed: t('draft.failed'),
    send: (_press: null) => api('DELETE /admin/commissions/{id}/draft', { params }),
    after: onClose,
  })
  return { save, send, remove }
}

/** The next version of a quote as it is written: what it costs is said at once. */
export const QuoteEditor = ({ commission, onClose }: QuoteEditorProps) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const [typed, setTyped] = useState(() => startOf(commission, lng))
  const [isTouched, setTouched] = useState(false)
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const [validUntil, setValidUntil] = useState(() => addDays(parisTime(Date.now()).date, usualValidityDays))
  const { save, send, remove } = useQuoteWrites({ commission, onClose })
  useUnsaved(`quote ${commission._id}`, isTouched)
  const saved = commission.draft?.saved ?? 0
  const version = commission.draft?.version ?? (commission.quotes[0]?.version ?? 0) + 1
  const set = (change: Partial<TypedQuote>) => {
    setTyped((before) => ({ ...before, ...change }))
    setTouched(true)
  }
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
    setSending(false)
    if (content && (await send.write({ content, saved, validUntil }))) setTouched(false)
  }
  const total = formatEuros(eurosOfCents(typedTotalCents(typed)))
  const text = (name: 'titleFr' | 'titleEn' | 'wordsFr' | 'wordsEn' | 'handoverBy') => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: faults.has(name) ? t('draft.unreadable') : undefined,
  })
  return (
    <form
      method="post"
      noValidate
      aria-label={t('draft.title', { version })}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      className="flex flex-col gap-8 bg-sheet p-4 sm:p-6"
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
      <ClothRows rows={typed.cloths} onChange={(cloths) => set({ cloths })} />
      <div className="grid gap-8 lg:grid-cols-2">
        <StageRows hours={typed.hours} faults={faults} onChange={(hours) => set({ hours })} />
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={save.busy}>
          {t('draft.save')}
        </Button>
        <Button loading={send.busy} onClick={() => read() && setSending(true)}>
          {t('draft.send')}
        </Button>
        {commission.draft && (
          <Button variant="quiet" loading={remove.busy} onClick={() => void remove.write(null)}>
            {t('draft.delete')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('quote.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={isSending}
        onClose={() => setSending(false)}
        title={t('draft.sendTitle', { version })}
        keep={t('draft.keep')}
        confirm={t('draft.send')}
        busy={send.busy}
        onConfirm={() => void confirm()}
      >
        <p>{t('draft.sendText', { total })}</p>
      </ConfirmDialog>
    </form>
  )
}
