import { placeOfStage, type StageKey } from './stages.ts'

export interface StageState {
  readonly stage: StageKey
  /** The day on which it was passed; null while it is to come. */
  readonly doneOn: string | null
}

const inOrder = <S extends Pick<StageState, 'stage'>>(stages: readonly S[]) =>
  stages.toSorted((one, other) => placeOfStage(one.stage) - placeOfStage(other.stage))

/** The stage in which a commission is: the first that was not passed; undefined once all were. */
export const presentStage = (stages: readonly StageState[]): StageKey | undefined =>
  inOrder(stages).find(({ doneOn }) => doneOn === null)?.stage

/** The stage behind the present one; undefined where there is none. */
export const nextStage = (stages: readonly StageState[]): StageKey | undefined =>
  inOrder(stages).filter(({ doneOn }) => doneOn === null)[1]?.stage

/** The stage that was passed last, which alone can be taken back. */
export const lastPassed = (stages: readonly StageState[]): StageKey | undefined =>
  inOrder(stages).findLast(({ doneOn }) => doneOn !== null)?.stage

interface OpenInstalment {
  readonly beforeStage: StageKey | null
  readonly status: 'open' | 'paid' | 'replaced'
}

/** The instalments without which a stage does not begin: those asked before it or an earlier one, and not paid. */
export const owedBefore = <I extends OpenInstalment>(
  instalments: readonly I[],
  stage: StageKey,
): readonly I[] =>
  instalments.filter(
    ({ status, beforeStage }) =>
      status === 'open' && (beforeStage === null || placeOfStage(beforeStage) <= placeOfStage(stage)),
  )

/** Why a stage cannot be passed: another comes before it, or money is owed first. */
export type Hindrance = 'passed' | 'not-its-turn' | 'unpaid'

/** Whether the present stage may be passed, and if not, why. */
export const hindranceOf = (
  stage: StageKey,
  { stages, instalments }: { stages: readonly StageState[]; instalments: readonly OpenInstalment[] },
): Hindrance | undefined => {
  const its = stages.find((one) => one.stage === stage)
  if (!its || its.doneOn !== null) return 'passed'
  if (presentStage(stages) !== stage) return 'not-its-turn'
  return owedBefore(instalments, stage).length > 0 ? 'unpaid' : undefined
}

/** Whether an instalment is due now: it is asked at once, or before the stage in which the commission is. */
export const isDue = (
  { beforeStage, status }: OpenInstalment,
  { stages, isBound }: { stages: readonly StageState[]; isBound: boolean },
): boolean => {
  if (status !== 'open' || !isBound) return false
  if (beforeStage === null) return true
  const present = presentStage(stages)
  return present === undefined || placeOfStage(beforeStage) <= placeOfStage(present)
}
