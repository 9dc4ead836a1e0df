import type { User } from '../user.schema.ts'
import type { SecurityEvent } from './security-events.ts'

/** The role of an account in the house, and whether the account is blocked. */
export interface Standing {
  readonly role: User['role']
  readonly disabled: boolean
}

/** The fields of a standing that change. */
type StandingChange = { readonly [Key in keyof Standing]?: Standing[Key] | undefined }

/** A standing after a change; a field that the change leaves out stays. */
export const standingAfter = (
  before: Standing,
  { role = before.role, disabled = before.disabled }: StandingChange,
): Standing => ({ role, disabled })

/** Whether an account of this standing can let others into the house. */
export const isActiveAdmin = ({ role, disabled }: Standing) => role === 'admin' && !disabled

/** The events that the security log notes for a change. */
export const standingEvents = (before: Standing, after: Standing): readonly SecurityEvent[] => {
  const events: SecurityEvent[] = []
  if (before.role !== after.role) events.push('role-changed')
  if (before.disabled !== after.disabled) events.push(after.disabled ? 'account-disabled' : 'account-enabled')
  return events
}
