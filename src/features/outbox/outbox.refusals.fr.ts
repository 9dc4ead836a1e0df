/** The reasons why a call is refused. Only the server says them, so that no page loads them. */
export const outboxRefusalsFr = {
  errors: {
    mailNotFound: 'Ce message n’existe pas, ou n’existe plus.',
    mailNotFailed: 'Seul un message en échec peut être remis en file. L’état de celui-ci a peut-être changé.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    outbox: typeof outboxRefusalsFr
  }
}
