import type { ShellPlan } from '../../form/shell.ts'
import type { Silhouette } from '../skirt/silhouette.ts'

/** What a dress is laid over, for all that is sewn onto it. */
export interface DressPlans {
  readonly silhouette: Silhouette
  readonly bodice: ShellPlan
  readonly skirt: ShellPlan
}
