import type { Caller } from '../../../platform/context/context.ts'
import { hasRights } from '../../../shared/roles.ts'
import { mayOpen } from './may-open.public.ts'
import type { Trace } from './trace.public.ts'

const found = import.meta.glob<Record<string, Trace>>('../../*/server/*.traces.ts', { eager: true })

export const everyTrace: readonly Trace[] = Object.values(found).flatMap((module) => Object.values(module))

/** What the caller may read in the line of a person: the entries of the rooms that are open to them, by right. */
export const tracesFor = (caller: Caller | null) =>
  everyTrace.filter(
    ({ room, areas }) =>
      mayOpen(caller, room) && (areas === undefined || (caller !== null && hasRights(caller, areas))),
  )
