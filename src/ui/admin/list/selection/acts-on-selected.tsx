import { type ReactNode, useEffect, useState } from 'react'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { useWrite } from '../../../api/use-write.ts'
import { Button } from '../../../buttons/button.tsx'
import { useOwnTexts } from '../../../i18n/use-own-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices } from '../list-declaration.ts'
import type { List } from '../use-list.ts'
import { selectionTexts } from './selection.texts.ts'
import { SelectionExtent } from './selection-extent.tsx'
import type { SelectedOf } from './use-selection.ts'

/** What can be done to several rows of a list. */
export interface ManyAct<Row> {
  readonly name: string
  readonly isPossible: (row: Row) => boolean
  readonly send: (row: Row, attemptKey: string) => Promise<unknown>
  /** What takes it back while nothing has followed from it. */
  readonly undo?: (row: Row, attemptKey: string) => Promise<unknown>
  readonly words: {
    /** Said before: to how many of the selected rows it is done, and what follows. */
    readonly will: (count: number, all: number) => string
    readonly press: (count: number) => string
    readonly done: (count: number) => string
  }
}

interface Outcome<Row> {
  readonly row: Row
  /** Why it was refused; nothing where it was done. */
  readonly why?: string
}

interface Run<Row> {
  readonly act: ManyAct<Row>
  readonly count: number
  readonly outcomes: readonly Outcome<Row>[]
  readonly isUndo: boolean
}

interface RunInput<Row> {
  readonly act: ManyAct<Row>
  readonly rows: readonly Row[]
  readonly isUndo?: boolean
}

/** Does something to rows one after the other, each by itself: what one is refused for stops none of the others. */
const useRun = <Row extends { readonly _id: string }>() => {
  const [run, setRun] = useState<Run<Row>>()
  const { write, busy } = useWrite({
    send: async ({ act, rows, isUndo = false }: RunInput<Row>, attemptKey) => {
      const begun: Run<Row> = { act, count: rows.length, outcomes: [], isUndo }
      setRun(begun)
      const outcomes: Outcome<Row>[] = []
      for (const row of rows) {
        const why = await (isUndo ? act.undo : act.send)?.(row, `${attemptKey}.${row._id}`).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
        outcomes.push({ row, ...(why !== undefined && { why }) })
        setRun({ ...begun, outcomes: [...outcomes] })
      }
    },
  })
  return { run, write, busy }
}

/** Whether what was done can still be taken back by one press. */
const useIsFresh = (run: unknown, busy: boolean) => {
  const [passed, setPassed] = useState<unknown>()
  useEffect(() => {
    if (busy) return
    const timer = setTimeout(() => setPassed(run), undoSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [run, busy])
  return !busy && passed !== run
}

interface ActsOnSelectedProps<C extends Choices, Row extends { readonly _id: string }> {
  readonly list: List<C, Row>
  readonly selection: SelectedOf<Row>
  readonly acts: readonly ManyAct<Row>[]
  readonly nameOf: (row: Row) => string
  /** Chooses among the acts and what they need to know, where all at once would be too many. */
  readonly choice?: ReactNode
  /** What else is offered for the selected rows. */
  readonly beside?: (rows: readonly Row[]) => ReactNode
}

/**
 * What is done to several rows. It says before to how many of them each act applies, and after what became of each; what
 * was refused can be tried again.
 */
export const ActsOnSelected = <C extends Choices, Row extends { readonly _id: string }>({
  list,
  selection,
  acts,
  nameOf,
  choice,
  beside,
}: ActsOnSelectedProps<C, Row>) => {
  useOwnTexts('selection', selectionTexts)
  const { t } = useTranslation('selection')
  const { run, write, busy } = useRun<Row>()
  const isFresh = useIsFresh(run, busy)
  const { rows } = selection
  const begin = async (input: RunInput<Row>) => {
    await write(input)
    selection.clear()
  }
  if (rows.length === 0 && !run) return null
  const refused = run?.outcomes.filter(({ why }) => why !== undefined) ?? []
  const done = run?.outcomes.filter(({ why }) => why === undefined).map(({ row }) => row) ?? []
  const isUndone =
    run !== undefined && !run.isUndo && run.act.undo !== undefined && done.length > 0 && isFresh
  return (
    <section
      aria-label={t('label')}
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border border-hairline bg-sheet px-4 py-2 text-small [--ground:var(--sheet)]"
    >
      {rows.length > 0 && !busy && (
        <>
          {choice}
          {acts.map((act) => {
            const apt = rows.filter(act.isPossible)
            return (
              <div key={act.name} className="contents">
                <p>{act.words.will(apt.length, rows.length)}</p>
                {apt.length > 0 && (
                  <Button size="small" onClick={() => void begin({ act, rows: apt })}>
                    {act.words.press(apt.length)}
                  </Button>
                )}
              </div>
            )
          })}
          {beside?.(rows)}
          <SelectionExtent list={list} selection={selection} />
        </>
      )}
      <div role="status" className="basis-full empty:hidden">
        {busy && run && t('underWay', { done: run.outcomes.length, count: run.count })}
        {!busy && run && done.length > 0 && (
          <p>{run.isUndo ? t('undone', { count: done.length }) : run.act.words.done(done.length)}</p>
        )}
        {!busy &&
          refused.map(({ row, why }) => (
            <p key={row._id} className="text-garance">
              {t('failed', { name: nameOf(row), why: why ?? '' })}
            </p>
          ))}
      </div>
      {!busy && run && refused.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => void begin({ ...run, rows: refused.map(({ row }) => row) })}
        >
          {t('again', { count: refused.length })}
        </Button>
      )}
      {isUndone && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => void begin({ act: run.act, rows: done, isUndo: true })}
        >
          {t('undo', { count: done.length })}
        </Button>
      )}
    </section>
  )
}
