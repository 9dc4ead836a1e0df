/** What the security log knows of. */
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
] as const

export type SecurityEvent = (typeof securityEvents)[number]
