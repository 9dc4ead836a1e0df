/** The events that the security log notes. */
export const securityEvents = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'token-replayed',
  'session-ended',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'email-confirmed',
  'role-changed',
  'account-disabled',
  'account-enabled',
  'data-exported',
  'account-closed',
  'code-refused',
  'factor-added',
  'factor-removed',
  'recovery-code-used',
  'recovery-codes-made',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

const alarming: readonly SecurityEvent[] = ['sign-in-refused', 'token-replayed', 'code-refused']

/** Whether an entry may mean that an attacker tried to enter an account. */
export const isAlarming = (event: SecurityEvent) => alarming.includes(event)
