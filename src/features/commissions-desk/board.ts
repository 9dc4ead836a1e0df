import { stageKeys } from '../commissions/stages/stages.ts'

/** The columns of the board, from the left: before the atelier, each of its stages, and what is handed over. */
export const boardColumns = ['wish', 'quoted', 'accepted', ...stageKeys, 'delivered'] as const

export type BoardColumn = (typeof boardColumns)[number]

/** The week whose hours stand above the board. */
export const boardDays = 7
