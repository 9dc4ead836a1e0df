import { queryOptions } from '@tanstack/react-query'
import { type DragEvent, useId, useState } from 'react'
import type { Api } from '../../../../shared/api/client.ts'
import { spokenMinutes } from '../../../../shared/dates/spoken-minutes.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ScrolledAcross } from '../../../../ui/scrolled-across.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { type StageKey, stageKeys } from '../../../commissions/stages/stages.ts'
import { type BoardColumn, boardColumns } from '../../board.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { BoardCard as Card } from '../../desk-commission.schema.ts'
import { deskCommissionsKey } from '../commissions.queries.ts'
import { PassDialog } from '../opened/pass-dialog.tsx'
import { BoardCard } from './board-card.tsx'

const boardQuery = (api: Api<CommissionsDeskContract>) =>
  queryOptions({
    queryKey: [...deskCommissionsKey, 'board', api.lng],
    queryFn: ({ signal }) => api('GET /admin/commission-board', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

interface ColumnProps {
  readonly column: BoardColumn
  readonly cards: readonly Card[]
  /** The card that is dragged. */
  readonly lifted: Card | undefined
  readonly onLift: (card: Card | undefined) => void
  readonly onPass: (card: Card) => void
}

const Column = ({ column, cards, lifted, onLift, onPass }: ColumnProps) => {
  const { t } = useTranslation('deskCommissions')
  const id = useId()
  const isGoal = lifted?.next === column
  // Some browsers open what is dropped where nobody refuses it.
  const over = (event: DragEvent) => {
    if (!lifted) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isGoal ? 'move' : 'none'
  }
  const drop = (event: DragEvent) => {
    if (!isGoal || !lifted) return
    event.preventDefault()
    onPass(lifted)
  }
  return (
    <section
      aria-labelledby={id}
      onDragOver={over}
      onDrop={drop}
      className={classNames(
        'relative border-t-2 pt-2 lg:flex-none',
        cards.length > 0 || isGoal ? 'lg:w-56' : 'max-lg:hidden lg:w-28',
        isGoal ? 'border-garance bg-rose' : 'border-rule',
        lifted && !isGoal && 'opacity-60',
      )}
    >
      <h2 id={id} className="font-semibold text-small">
        {t(`board.columns.${column}`)}{' '}
        <span className="font-normal text-ink-soft tabular-nums">
          <span aria-hidden="true">{cards.length}</span>
          <span className="sr-only">{t('board.count', { count: cards.length })}</span>
        </span>
      </h2>
      {cards.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {cards.map((card) => (
            <BoardCard
              key={card._id}
              card={card}
              onPass={() => onPass(card)}
              onLift={() => onLift(card)}
              onDrop={() => onLift(undefined)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const stageOf = ({ column }: Card): StageKey | undefined => stageKeys.find((stage) => stage === column)

/** What goes on, by stage: a card is dragged to the next column, or passed by its button. */
const Columns = ({ cards }: { cards: readonly Card[] }) => {
  const [lifted, setLifted] = useState<Card>()
  const [passing, setPassing] = useState<Card>()
  const stage = passing && stageOf(passing)
  return (
    <>
      <div className="flex flex-col gap-6 pb-4 lg:min-h-[60svh] lg:flex-row lg:gap-4">
        {boardColumns.map((column) => (
          <Column
            key={column}
            column={column}
            cards={cards.filter((card) => card.column === column)}
            lifted={lifted}
            onLift={setLifted}
            onPass={setPassing}
          />
        ))}
      </div>
      {passing && stage && (
        <PassDialog id={passing._id} stage={stage} onClose={() => setPassing(undefined)} />
      )}
    </>
  )
}

export const CommissionBoard = () => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const id = useId()
  const query = usePrivateQuery(boardQuery(useApi<CommissionsDeskContract>()))
  return (
    <Answered
      query={query}
      failed={t('board.failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-96 w-full" />}
    >
      {({ cards, week }) => (
        <>
          <p id={id} className="sr-only">
            {t('board.label')}
          </p>
          <p className="mb-4 text-ink-soft text-small">
            {t('board.week', {
              planned: spokenMinutes(week.planned, lng),
              all: spokenMinutes(week.minutes, lng),
            })}
          </p>
          <ScrolledAcross labelledBy={id}>
            <Columns cards={cards} />
          </ScrolledAcross>
        </>
      )}
    </Answered>
  )
}
