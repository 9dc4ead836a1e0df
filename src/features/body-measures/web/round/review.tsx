import { type ReactNode, useState } from 'react'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { noteMaxLength } from '../../body-measures.limits.ts'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import type { MeasureName } from '../../body-measures.ts'
import { openDoubts } from '../../doubts.rules.ts'
import { lengthsOf } from '../../lengths-of.ts'
import { goBack, type Measuring, settledLengths, takeAgain, takenBy } from '../../measuring.rules.ts'
import { Croquis } from '../croquis.tsx'
import { Doubts } from '../doubts.tsx'
import { useWrittenLength } from '../use-written-length.ts'
import type { RoundChoices, SaveMeasures } from './round-choices.ts'

interface ReviewProps {
  readonly profile: MeasureProfile
  readonly measuring: Measuring
  readonly choices: RoundChoices
  readonly plateOf: (name: MeasureName) => ReactNode
  readonly onChange: (next: Measuring) => void
  readonly save: SaveMeasures
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** What was known before this round, for comparing it. */
const beforeOf = ({ takenOn, measures }: MeasureProfile) =>
  takenOn === null ? undefined : { takenOn, measures: lengthsOf(measures) }

/** What the tape has shown, as numbers and as a croquis; what is doubtful is asked about before it is saved. */
export const Review = (props: ReviewProps) => {
  const { profile, measuring, choices, plateOf, onChange, save, onSaved, onCancel } = props
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const written = useWrittenLength(choices.unit)
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const { date: takenOn } = parisTime(Date.now())
  const taken = takenBy(measuring)
  const lengths = settledLengths(measuring)
  const before = beforeOf(profile)
  const measures = { ...before?.measures, ...lengths }
  const doubts = openDoubts({ measures, takenOn, before }, confirmed)
  const { write, busy, failure } = useWrite({
    send: ({ note }: { readonly note: string }, idempotencyKey) =>
      save(
        {
          after: profile.version,
          takenOn,
          how: choices.how,
          shoes: choices.shoes,
          note,
          measures: taken,
          confirmed: [...confirmed],
        },
        idempotencyKey,
      ),
    succeeded: onSaved,
  })
  if (taken.length === 0)
    return (
      <div className="mt-6">
        <p className="max-w-measure">{t('review.nothing')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => onChange(goBack(measuring))}>{t('pass.back')}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    )
  return (
    <form
      method="post"
      noValidate
      className="mt-6 grid gap-x-gutter gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
        void write({ note })
      }}
    >
      <Croquis
        measures={measures}
        shown={taken.map(({ name }) => name)}
        label={t('sheet.croquis', { name: profile.name ?? t('own') })}
        className="mx-auto max-w-64 text-ink-soft md:max-w-none"
      />
      <div className="flex min-w-0 flex-col gap-7">
        {doubts.length > 0 && (
          <Doubts
            doubts={doubts}
            picture={({ measures: [first] }) =>
              first && <div className="w-20 flex-none">{plateOf(first)}</div>
            }
            actions={({ key, measures: again }) => (
              <>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => onChange(takeAgain(measuring, again))}
                >
                  {t('doubts.again')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setConfirmed((known) => new Set([...known, key]))}
                >
                  {t('doubts.right')}
                </Button>
              </>
            )}
          />
        )}
        <section>
          <h3 className="font-medium">{t('review.title')}</h3>
          <dl className="mt-2 text-small">
            {taken.map(({ name }) => {
              const length = lengths[name]
              return (
                <div key={name} className="flex justify-between gap-4 border-hairline border-t py-2">
                  <dt>{t(`bodyMeasures:names.${name}`)}</dt>
                  <dd className="tabular-nums">{length === undefined ? t('table.once') : written(length)}</dd>
                </div>
              )
            })}
          </dl>
        </section>
        <TextareaField
          name="note"
          label={t('review.note')}
          hint={t('review.noteHint')}
          maxLength={noteMaxLength}
          rows={3}
        />
        {failure !== null && <Refusal>{sentenceOf(failure) ?? t('failedToSave')}</Refusal>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy}>
            {t('review.save')}
          </Button>
          <Button variant="quiet" onClick={() => onChange(goBack(measuring))}>
            {t('pass.back')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('review.discard')}
          </Button>
        </div>
      </div>
    </form>
  )
}
