import type { User } from '../user.schema.ts'
import type { SecurityEvent } from './security-events.ts'

/** The role of an account in the house, and whether the account is blocked. */
export interface Standing {
  readonly role: User['role']
  readonly disabled: boolean
}

/** What becomes another of it. */
type StandingChange = { readonly [Key in keyof Standing]?: Standing[Key] | undefined }

/** A standing after a change that says only what becomes another. */
export const standingAfter = (
  before: Standing,
  { role = before.role, disabled = before.disabled }: StandingChange,
): Standing => ({ role, disabled })

/** Whether somebody of this standing can open the house to others. */
export const isActiveAdmin = ({ role, disabled }: Standing) => role === 'admin' && !disabled

/** What the security log says of a change. */
export const standingEvents = (before: Standing, after: Standing): readonly SecurityEvent[] => {
  const events: SecurityEvent[] = []
  if (before.role !== after.role) events.push('role-changed')
  if (before.disabled !== after.disabled) events.push(after.disabled ? 'account-disabled' : 'account-enabled')
  return events
}
