import type { User } from '../user.schema.ts'
import type { SecurityEvent } from './security-events.ts'

/** The role of an account in the house, and whether the account is blocked. */
export interface AccountState {
  readonly role: User['role']
  readonly disabled: boolean
}

/** The fields of an account's state that change. */
type AccountStateChange = { readonly [Key in keyof AccountState]?: AccountState[Key] | undefined }

/** The state of an account after a change; a field that the change leaves out stays. */
export const accountStateAfter = (
  before: AccountState,
  { role = before.role, disabled = before.disabled }: AccountStateChange,
): AccountState => ({ role, disabled })

/** Whether an account in this state can let others into the house. */
export const isActiveAdmin = ({ role, disabled }: AccountState) => role === 'admin' && !disabled

/** The events that the security log notes for a change. */
export const accountStateEvents = (before: AccountState, after: AccountState): readonly SecurityEvent[] => {
  const events: SecurityEvent[] = []
  if (before.role !== after.role) events.push('role-changed')
  if (before.disabled !== after.disabled) events.push(after.disabled ? 'account-disabled' : 'account-enabled')
  return events
}
