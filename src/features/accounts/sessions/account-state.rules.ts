import { type Area, areas as allAreas } from '../../../shared/roles.ts'
import type { User } from '../user.schema.ts'
import type { SecurityEvent } from './security-events.ts'

/** The role of an account in the house, its areas, and whether the account is blocked. */
export interface AccountState {
  readonly role: User['role']
  /** Those of a member of the team; null where none are named. */
  readonly areas: readonly Area[] | null
  readonly disabled: boolean
}

/** The fields of an account's state that change. */
type AccountStateChange = { readonly [Key in keyof AccountState]?: AccountState[Key] | undefined }

/** The state of an account after a change; a field that the change leaves out stays. Only staff has areas. */
export const accountStateAfter = (
  before: AccountState,
  { role = before.role, areas = before.areas, disabled = before.disabled }: AccountStateChange,
): AccountState => ({
  role,
  areas: role === 'staff' && areas ? allAreas.filter((area) => areas.includes(area)) : null,
  disabled,
})

/** Whether an account in this state can let others into the house. */
export const isActiveAdmin = ({ role, disabled }: AccountState) => role === 'admin' && !disabled

const areRights = ({ role, areas }: AccountState) => JSON.stringify([role, areas])

/** The events that the security log notes for a change. */
export const accountStateEvents = (before: AccountState, after: AccountState): readonly SecurityEvent[] => {
  const events: SecurityEvent[] = []
  if (areRights(before) !== areRights(after)) events.push('role-changed')
  if (before.disabled !== after.disabled) events.push(after.disabled ? 'account-disabled' : 'account-enabled')
  return events
}
